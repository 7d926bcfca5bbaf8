import { Socket } from 'node:net';
import type { Logger } from '@setu/service-kit';
import type { PageWaits } from '../page-waits';
import { encodeFrame, type Frame, makeFrameReader } from './frames';
import type { Guard } from './guard';
import type { StartIsolated } from './isolation';
import { limits } from './limits';
import { FromRenderer, type ToRenderer } from './messages';
import { memoryIntervalMs, residentMemory } from './resident-memory';

/** Time between two checks whether a process answers. */
const watchIntervalMs = 100;

interface Options {
  startIsolated: StartIsolated;
  guard: Guard;
  /** Text of program.mjs. */
  program: string;
  waits: Pick<PageWaits, 'unresponsiveMs' | 'hangMs'>;
  onMessage: (message: FromRenderer, body: Buffer) => void;
  /** Called once with the reason when it has ended. */
  onExit: (reason: string) => void;
  logger: Logger;
}

/** A running renderer. It is killed when it uses too much memory, sends too much, or stops answering. */
export interface RendererProcess {
  send: (message: ToRenderer, body?: string | Buffer) => void;
  /** Allows this many more messages, and pings the process. */
  allow: (messages: number) => void;
  /** False when it has not answered for a while. */
  isResponsive: () => boolean;
  kill: (reason: string) => void;
}

/** Maximum of `allowance`. */
const maxAllowance = limits.jobsAtOnce * (limits.readsPerJob + 4);

const exitReason = (code: number | null, signal: NodeJS.Signals | null) => {
  if (signal === 'SIGABRT') return `ran out of its ${limits.heapMegabytes} MB of heap`;
  return signal ? `was ended by ${signal}` : `exited with code ${code}`;
};

export const startRendererProcess = (options: Options): RendererProcess => {
  const { startIsolated, guard, program, waits, onMessage, onExit, logger } = options;
  const child = startIsolated(program);
  const { pid } = child;
  let killedFor: string | null = null;
  /** Messages that it may still send; initially those of loading. */
  let allowance = 4;
  let pingedAt: number | null = null;
  let isLate = false;

  const kill = (reason: string) => {
    if (killedFor !== null) return;
    killedFor = reason;
    child.ref();
    child.kill('SIGKILL');
  };

  const send: RendererProcess['send'] = (message, body) => {
    child.stdin.write(encodeFrame(message, body));
    if (child.stdin.writableLength > limits.unreadBytes) kill('does not read what it is sent');
  };

  const handle = ({ message, body }: Frame) => {
    allowance -= 1;
    if (allowance < 0) throw new Error('sent more messages than its work needs');
    const parsed = FromRenderer.safeParse(message);
    if (!parsed.success) throw new Error('sent a malformed message');
    if (parsed.data.type === 'pong') pingedAt = null;
    else onMessage(parsed.data, body);
  };

  const readFrames = makeFrameReader({ messageBytes: limits.messageBytes, bodyBytes: limits.bodyBytes });
  const onChunk = (chunk: Buffer) => {
    if (killedFor !== null) return;
    try {
      for (const frame of readFrames(chunk)) handle(frame);
    } catch (error) {
      kill(error instanceof Error ? error.message : 'sent an unreadable message');
    }
  };

  /** Runs from a ping to its answer. */
  let watching: NodeJS.Timeout | undefined;
  const watch = () => {
    if (pingedAt === null) {
      clearInterval(watching);
      watching = undefined;
    }
    if (pingedAt === null || Date.now() - pingedAt < waits.hangMs) {
      isLate = false;
      return;
    }
    // This process may have been blocked itself: waiting answers are read before the next check.
    if (isLate) kill(`did not answer for ${waits.hangMs} ms`);
    isLate = true;
  };
  const watchMemory = async () => {
    if (pid !== undefined && (await residentMemory(pid)) > limits.residentBytes)
      kill(`held more than ${limits.residentBytes / 1e6} MB of memory`);
  };
  const memoryTimer = setInterval(() => void watchMemory(), memoryIntervalMs).unref();

  let hasEnded = false;
  const finish = (reason: string) => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(memoryTimer);
    clearInterval(watching);
    if (pid !== undefined) guard.forget(pid);
    onExit(killedFor ?? reason);
  };
  if (pid !== undefined) guard.watch(pid);
  // A renderer does not keep the gateway running.
  child.unref();
  for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref();
  child.stdin.on('error', (err) => logger.debug({ err }, 'a renderer closed its input'));
  child.stdout.on('data', onChunk);
  child.on('error', (err) => finish(`could not be started: ${err.message}`));
  // The last message may arrive after the exit: `close` waits for it.
  child.on('close', (code, signal) => finish(exitReason(code, signal)));

  return {
    send,
    allow: (messages) => {
      allowance = Math.min(allowance + messages, maxAllowance);
      if (pingedAt !== null) return;
      pingedAt = Date.now();
      watching ??= setInterval(watch, watchIntervalMs).unref();
      allowance += 1;
      send({ type: 'ping' });
    },
    isResponsive: () => pingedAt === null || Date.now() - pingedAt < waits.unresponsiveMs,
    kill,
  };
};
