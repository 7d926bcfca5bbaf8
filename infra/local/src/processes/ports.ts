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
const [firstPort, portCount] = [20_000, 12_000] as const;
const maxAttempts = 1_000;
/** Ports between two that are picked one after the other, so that what listens beside a picked port finds that one free. */
const step = 7;
/** How many ports a process picks before it comes to the first one of the process with the next number. */
const share = 60;

/**
 * Ports are picked in an order, and processes begin at different places of it: a port is not picked again, by this process or another
 * one, before the program that it was picked for listens there.
 */
let offset = process.pid * share * step;
const nextPort = (): number => {
  offset = (offset + step) % portCount;
  return firstPort + offset;
};

const listenSomewhere = async (): Promise<{ port: number; server: Server }> => {
  for (let attempt = 1; ; attempt += 1) {
    const port = nextPort();
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
