import { connect as connectTcp, createServer, type Socket } from 'node:net';

/** A connection to a NATS server through a network that loses requests. */
export interface LossyBroker {
  url: string;
  /** From now on, requests whose subject contains one of these texts are lost. */
  lose: (...texts: string[]) => void;
  /** Number of lost requests whose subject contains a text. */
  lost: (text: string) => number;
  /** Breaks all connections. Clients may connect again at once. */
  breakConnections: () => void;
  stop: () => Promise<void>;
}

const lineEnd = '\r\n';

/** The complete commands at the start of what a client sent, each with its payload, and the rest. */
const splitCommands = (sent: Buffer): { commands: Buffer[]; rest: Buffer } => {
  const commands: Buffer[] = [];
  let from = 0;
  for (;;) {
    const end = sent.indexOf(lineEnd, from);
    if (end < 0) break;
    const line = sent.toString('latin1', from, end);
    const payload = /^H?PUB .*?(\d+)$/.exec(line);
    const to = end + lineEnd.length + (payload ? Number(payload[1]) + lineEnd.length : 0);
    if (to > sent.length) break;
    commands.push(sent.subarray(from, to));
    from = to;
  }
  return { commands, rest: sent.subarray(from) };
};

/** Starts a proxy in front of a NATS server. @param url of the server */
export const startLossyBroker = async (url: string): Promise<LossyBroker> => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const losses: string[] = [];
  let losing: readonly string[] = [];
  const isLost = (command: Buffer) => {
    const [word = '', subject = ''] = command.toString('latin1', 0, 300).split(/[ \r]/);
    const isRequest = word.endsWith('PUB') && losing.some((text) => subject.includes(text));
    if (isRequest) losses.push(subject);
    return isRequest;
  };
  const server = createServer((client) => {
    const upstream = connectTcp(Number(target.port), target.hostname);
    let rest: Buffer = Buffer.alloc(0);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    upstream.pipe(client);
    client.on('data', (chunk) => {
      const split = splitCommands(Buffer.concat([rest, chunk]));
      rest = split.rest;
      for (const command of split.commands) if (!isLost(command)) upstream.write(command);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const own = new URL(url);
  own.port = String(address.port);
  const breakConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: own.href.replace(/\/$/, ''),
    lose: (...texts) => {
      losing = texts;
    },
    lost: (text) => losses.filter((subject) => subject.includes(text)).length,
    breakConnections,
    stop: async () => {
      breakConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
