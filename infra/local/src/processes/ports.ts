import { randomInt } from 'node:crypto';
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
 * A program that listens at its port only later, or again after a crash, could find one of those taken by a connection.
 */
const portRange = [20_000, 32_000] as const;
const maxAttempts = 1_000;

const listenSomewhere = async (): Promise<{ port: number; server: Server }> => {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(...portRange);
    try {
      return { port, server: await listen(port) };
    } catch (error) {
      if (attempt === maxAttempts || !hasCode(error, 'EADDRINUSE', 'EACCES')) throw error;
    }
  }
};

/**
 * Picks different free loopback ports. They are held open together while they are picked, so none is picked twice;
 * afterwards they are not reserved.
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

/** The wanted port when nothing uses it, else a free one; a free one when none is wanted. */
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
