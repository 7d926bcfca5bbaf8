import { connect, createServer, type Server } from 'node:net';
import { hasCode } from '../report/error-code';

const LOOPBACK = '127.0.0.1';

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port');
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Free loopback ports, all different. They are held open together while they are picked, so that none is given
 * twice; afterwards nothing reserves them.
 */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map(portOf);
  await Promise.all(servers.map(close));
  return ports;
}

/** One free loopback port. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('No free port was given');
  return port;
}

/** Whether something accepts TCP connections at this port of `host`. */
function answersAt(port: number, host: string = LOOPBACK, withinMs = 1_000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: withinMs });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}

/**
 * What stands in the way of listening at this loopback port: another program, a lack of rights, or nothing.
 * It connects as well as binds, because some systems allow a second bind beside a wildcard listener.
 */
export async function portObstacle(port: number): Promise<'taken' | 'forbidden' | undefined> {
  if (await answersAt(port, 'localhost')) return 'taken';
  try {
    await close(await listen(port));
    return undefined;
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) return 'taken';
    if (hasCode(error, 'EACCES')) return 'forbidden';
    throw error;
  }
}
