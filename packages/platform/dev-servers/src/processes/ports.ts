import { createSocket } from 'node:dgram';
import { connect, createServer, type Server } from 'node:net';
import { hasCode } from '../report/error-code';

const loopback = '127.0.0.1';

const listen = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, loopback, () => resolve(server));
  });

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/**
 * Where free ports are picked: below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere).
 * A program that listens at its port only later, or again after a crash, could find such a port taken by a connection.
 */
const [firstPort, portCount] = [20_000, 12_000] as const;
const maxAttempts = 1_000;
/** Distance between two consecutive picks, so that the ports next to a picked port stay free for the same program. */
const step = 7;
/** How long a picked port stays reserved, ms: its program listens by then. */
const reservedMs = 600_000;

let offset = Math.floor(Math.random() * portCount);
const nextPort = (): number => {
  offset = (offset + step) % portCount;
  return firstPort + offset;
};

/**
 * Keeps other processes from picking a port before its program listens there: of two sockets that ask for the same UDP port,
 * which nothing here uses, one fails. @returns false when another process has it
 */
const reserve = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', (error) => {
      socket.close();
      resolve(!hasCode(error, 'EADDRINUSE'));
    });
    socket.bind({ port, address: loopback, exclusive: true }, () => {
      socket.unref();
      setTimeout(() => socket.close(), reservedMs).unref();
      resolve(true);
    });
  });

const listenSomewhere = async (): Promise<{ port: number; server: Server }> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const port = nextPort();
    if (!(await reserve(port))) continue;
    try {
      return { port, server: await listen(port) };
    } catch (error) {
      if (!hasCode(error, 'EADDRINUSE', 'EACCES')) throw error;
    }
  }
  throw new Error(`None of ${maxAttempts} ports from ${firstPort} is free.`);
};

/**
 * Picks different free loopback ports. No process that picks in this way picks one of them again within ten minutes.
 */
export const freePorts = async (count: number): Promise<number[]> => {
  const picked = await Promise.all(Array.from({ length: count }, listenSomewhere));
  await Promise.all(picked.map(({ server }) => close(server)));
  return picked.map(({ port }) => port);
};

/** One free loopback port. */
export const freePort = async (): Promise<number> => {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('No free port was given');
  return port;
};

/** Whether something accepts TCP connections at this port of `host`. */
export const answersAt = (port: number, host: string = loopback, withinMs = 1_000): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host, timeout: withinMs });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });

/** The wanted port when it is free; else, and when none is wanted, another free port. */
export const wantedOrFreePort = async (wanted: number | undefined): Promise<number> =>
  wanted !== undefined && (await portObstacle(wanted)) === undefined ? wanted : freePort();

/**
 * Why listening on this loopback port fails: another program, missing rights, or undefined. It also connects, because some
 * systems allow a second bind next to a wildcard listener.
 */
export const portObstacle = async (port: number): Promise<'taken' | 'forbidden' | undefined> => {
  if (await answersAt(port, 'localhost')) return 'taken';
  try {
    await close(await listen(port));
    return undefined;
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) return 'taken';
    if (hasCode(error, 'EACCES')) return 'forbidden';
    throw error;
  }
};
