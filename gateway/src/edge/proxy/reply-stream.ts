import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { finished, type Writable } from 'node:stream';
import type { Work } from '@setu/service-kit';
import { type Dispatcher, errors } from 'undici';

/** Bytes of a reply that may wait for a slow client before the service is asked to pause. */
const maxWaitingBytes = 64 * 1024;

/** Status and headers of a service's reply. */
export interface ReplyHead {
  statusCode: number;
  headers: IncomingHttpHeaders;
}

/**
 * Writes the reply of one exchange to a stream as it arrives. It replaces `Pool.stream`, whose signals and listeners cost more
 * than the rest of a call. A reply in one chunk is sent in one write.
 */
export class ReplyStream implements Dispatcher.DispatchHandler {
  /** Resolves when the whole reply was written. Rejects with undici's error, or with an abort when the client disconnected. */
  readonly done: Promise<void>;
  private resolve!: () => void;
  private reject!: (error: Error) => void;
  private controller: Dispatcher.DispatchController | null = null;
  private sink: Writable | null = null;
  private abortReason: Error | null = null;

  /**
   * @param response the client's reply
   * @param begin returns the stream for the reply's bytes: `response`, or one that leads to it
   * @param work pauses while the client does not read what was written
   */
  constructor(
    private readonly response: ServerResponse,
    private readonly begin: (head: ReplyHead) => Writable,
    private readonly work: Pick<Work, 'pause' | 'resume'>,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  /** Ends the exchange, even before it has begun. */
  abort(): void {
    this.abortReason ??= new errors.RequestAbortedError();
    this.controller?.abort(this.abortReason);
  }

  /** Call it when the client's reply closes, written or not. */
  handleClose(): void {
    if (this.sink !== this.response) return;
    if (this.response.writableFinished) this.resolve();
    else {
      this.abort();
      this.reject(this.abortReason ?? new errors.RequestAbortedError());
    }
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.abortReason) controller.abort(this.abortReason);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    statusCode: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (statusCode < 200) return;
    const sink = this.begin({ statusCode, headers });
    this.sink = sink;
    if (sink === this.response) return;
    finished(sink, { readable: false }, (error) => {
      if (!error) return this.resolve();
      this.reject(error);
      this.abort();
    });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { sink } = this;
    if (!sink || sink.write(chunk) || sink.writableLength <= maxWaitingBytes) return;
    controller.pause();
    this.work.pause();
    sink.once('drain', () => {
      this.work.resume();
      controller.resume();
    });
  }

  onResponseEnd(): void {
    this.sink?.end();
    this.work.pause();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.reject(error);
    this.sink?.destroy(error);
  }
}
