import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { cutOff } from './cut-off';

/** Limits for slow clients. */
export interface ClientLimits {
  /** Time limit to receive a usual request, ms. */
  arrivalMs: number;
  /** Time limit to receive a request that uploads a file, ms. */
  fileArrivalMs: number;
  /** How long a client may neither send nor read anything, ms. */
  graceMs: number;
  /** Minimum rate at which a client must send or read after that, bytes per second. */
  bytesPerSecond: number;
  /** How often clients are checked, ms. */
  lookEveryMs: number;
}

/** A minute is enough for 60 kB over the slowest connection that we support. */
export const usualLimits: ClientLimits = {
  arrivalMs: 60_000,
  fileArrivalMs: 10 * 60_000,
  graceMs: 15_000,
  bytesPerSecond: 1_000,
  lookEveryMs: 1_000,
};

const files = new WeakSet<IncomingMessage>();

/** Allows a request ten minutes to arrive instead of one, because it uploads a file and the connection may be slow. */
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

/** Undocumented fields of Node's sockets. */
type Internals = Socket & { _bytesDispatched?: number; _handle?: { writeQueueSize?: number } | null };

/** Bytes that the operating system has not accepted yet, because the client reads none. */
const bytesQueued = (socket: Internals): number => socket._handle?.writeQueueSize ?? 0;
/** Bytes that the operating system has accepted. */
const bytesTaken = (socket: Internals): number =>
  (socket._bytesDispatched ?? socket.bytesWritten) - bytesQueued(socket);

/** Clients of a server. */
export interface SlowClients {
  /** Watches the client of a request until its reply is sent. */
  watch: (request: IncomingMessage, response: ServerResponse) => void;
  stop: () => void;
}

/** Cuts off clients that send a body or read a reply more slowly than the limits allow. Our own delays do not count. */
export const watchSlowClients = (limits: ClientLimits): SlowClients => {
  const { arrivalMs, fileArrivalMs, graceMs, bytesPerSecond, lookEveryMs } = limits;
  const exchanges = new Set<Exchange>();
  const isTooSlow = (waitedMs: number, bytes: number) =>
    waitedMs > graceMs + (bytes / bytesPerSecond) * 1_000;

  const look = (exchange: Exchange, passedMs: number) => {
    const { request, response, socket } = exchange;
    // The client is not responsible for bytes that we have not read yet.
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
    // Time in which the machine was suspended does not count.
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
