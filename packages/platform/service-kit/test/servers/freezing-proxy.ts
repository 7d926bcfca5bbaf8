import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a server that loses connections as a failed middlebox does: no byte passes and neither side is notified. */
export interface FreezingProxy {
  /** The server's address through the proxy. */
  url: string;
  /** Freezes the open connections, permanently. New connections pass. */
  freezeOpen: () => void;
  /** Freezes everything: new connections are accepted but never answer. */
  freezeAll: () => void;
  /** Lets new connections pass again. */
  pass: () => void;
  /** Ends all connections with a reset, and refuses new ones until `pass`. */
  refuse: () => void;
  stop: () => Promise<void>;
}

interface Pair {
  client: Socket;
  server: Socket | null;
  isFrozen: boolean;
}

/** Starts a proxy in front of the server at this address. */
export const startFreezingProxy = async (target: string): Promise<FreezingProxy> => {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  let mode: 'pass' | 'freeze' | 'refuse' = 'pass';

  const forward = (pair: Pair, from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (!pair.isFrozen) to.write(chunk);
    });
    from.on('error', () => undefined);
    // The server's end of a frozen connection stays open when the client gives up: the server is not notified.
    from.on('close', () => {
      if (!pair.isFrozen) to.destroy();
    });
  };
  const listener = createServer((client) => {
    if (mode === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const server = mode === 'pass' ? connect(Number(port), hostname) : null;
    const pair: Pair = { client, server, isFrozen: mode === 'freeze' };
    pairs.add(pair);
    client.on('error', () => undefined);
    if (!server) return;
    forward(pair, client, server);
    forward(pair, server, client);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));

  const freezeOpen = () => {
    for (const pair of pairs) pair.isFrozen = true;
  };
  const closeAll = () => {
    for (const { client, server } of pairs) {
      client.resetAndDestroy();
      server?.destroy();
    }
    pairs.clear();
  };
  const url = new URL(target);
  url.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return {
    url: url.href,
    freezeOpen,
    freezeAll: () => {
      mode = 'freeze';
      freezeOpen();
    },
    pass: () => {
      mode = 'pass';
    },
    refuse: () => {
      mode = 'refuse';
      closeAll();
    },
    stop: async () => {
      closeAll();
      await new Promise<void>((resolve) => listener.close(() => resolve()));
    },
  };
};
