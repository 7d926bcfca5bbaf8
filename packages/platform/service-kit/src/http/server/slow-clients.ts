import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { cutOff } from './cut-off';

/** How slow a client may be. */
export interface ClientLimits {
  /** Longest time in which a usual request arrives, ms. */
  arrivalMs: number;
  /** Longest time in which a request arrives that brings a file, ms. */
  fileArrivalMs: number;
  /** How long a client may send or take nothing, ms. */
  graceMs: number;
  /** Lowest rate at which a client sends or takes bytes beyond that, bytes per second. */
  bytesPerSecond: number;
  /** How often clients are looked at, ms. */
  lookEveryMs: number;
}

/** A minute brings 60 kB over the worst connection that we know of. */
export const usualLimits: ClientLimits = {
  arrivalMs: 60_000,
  fileArrivalMs: 10 * 60_000,
  graceMs: 15_000,
  bytesPerSecond: 1_000,
  lookEveryMs: 1_000,
};

const files = new WeakSet<IncomingMessage>();

/** Gives a request ten minutes to arrive instead of one: it brings a file, over a connection that may be slow. */
export const allowSlowArrival = (request: IncomingMessage): void => void files.add(request);

/** A request with its reply, and how long its client has been waited for. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  socket: Socket;
  readBefore: number;
  takenBefore: number;
  arrivingMs: number;
  leavingMs: number;
}

/** What Node knows of a socket and has no documented name for. */
type Internals = Socket & { _bytesDispatched?: number; _handle?: { writeQueueSize?: number } | null };

/** Bytes that the operating system has not accepted yet, because the client takes none. */
const bytesQueued = (socket: Internals): number => socket._handle?.writeQueueSize ?? 0;
/** Bytes that the operating system has accepted. */
const bytesTaken = (socket: Internals): number =>
  (socket._bytesDispatched ?? socket.bytesWritten) - bytesQueued(socket);

/** Clients of a server. */
export interface SlowClients {
  /** Looks at the client of a request until its reply has left. */
  watch: (request: IncomingMessage, response: ServerResponse) => void;
  stop: () => void;
}

/** Cuts off clients that send a body, or take a reply, more slowly than the limits say. Time in which we are late is not theirs. */
export const watchSlowClients = (limits: ClientLimits): SlowClients => {
  const { arrivalMs, fileArrivalMs, graceMs, bytesPerSecond, lookEveryMs } = limits;
  const exchanges = new Set<Exchange>();
  const isTooSlow = (waitedMs: number, bytes: number) =>
    waitedMs > graceMs + (bytes / bytesPerSecond) * 1_000;

  const look = (exchange: Exchange, passedMs: number) => {
    const { request, response, socket } = exchange;
    // Bytes that we have not read yet are no fault of the client.
    if (!request.complete && request.readableLength === 0) {
      exchange.arrivingMs += passedMs;
      const isLate = exchange.arrivingMs > (files.has(request) ? fileArrivalMs : arrivalMs);
      if (isLate || isTooSlow(exchange.arrivingMs, socket.bytesRead - exchange.readBefore))
        return cutOff(request, response);
    }
    if (!response.headersSent || response.writableLength + bytesQueued(socket) === 0) return;
    exchange.leavingMs += passedMs;
    if (isTooSlow(exchange.leavingMs, bytesTaken(socket) - exchange.takenBefore)) cutOff(request, response);
  };

  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // A machine that stood still takes no time from anybody.
    const passedMs = Math.min(now - lookedAt, 2 * lookEveryMs);
    lookedAt = now;
    for (const exchange of exchanges) look(exchange, passedMs);
  }, lookEveryMs);
  timer.unref();

  return {
    watch: (request, response) => {
      const { socket } = request;
      const exchange: Exchange = {
        request,
        response,
        socket,
        readBefore: socket.bytesRead,
        takenBefore: bytesTaken(socket),
        arrivingMs: 0,
        leavingMs: 0,
      };
      exchanges.add(exchange);
      response.once('close', () => exchanges.delete(exchange));
    },
    stop: () => clearInterval(timer),
  };
};
