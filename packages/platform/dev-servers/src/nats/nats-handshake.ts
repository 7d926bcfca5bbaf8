import { connect } from 'node:net';

/** The answer of a NATS server. Without a `problem` the server is usable. */
export interface NatsAnswer {
  problem?: string;
}

/** What to reply to a text from the server; `undefined` waits for more. */
const judge = (text: string): NatsAnswer | undefined => {
  const refusal = /^-ERR '?(.*?)'?\r$/m.exec(text);
  if (refusal) return { problem: refusal[1] ?? 'it refused' };
  if (!/^PONG\r$/m.test(text)) return undefined;
  const info = /^INFO (\{.*\})/m.exec(text);
  return JSON.parse(info?.[1] ?? '{}').jetstream ? {} : { problem: 'it runs without JetStream' };
};

/**
 * Logs in to a NATS server by its plain text protocol and sends a ping. In a few ms it distinguishes an unreachable server
 * from one that refuses the password or lacks JetStream.
 * @param url nats://user:password@host:port; with the scheme tls: only the connection is tried
 */
export const askNats = (url: string, withinMs: number): Promise<NatsAnswer> => {
  const { hostname, port, username, password, protocol } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 4222), timeout: withinMs });
    let text = '';
    const settle = (answer: NatsAnswer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('error', (error) => settle({ problem: error.message || 'no connection' }));
    socket.once('timeout', () => settle({ problem: 'no answer' }));
    socket.once('close', () => settle({ problem: 'it closed the connection' }));
    socket.once('connect', () => {
      if (protocol === 'tls:') settle({});
    });
    socket.on('data', (chunk) => {
      const isFirst = text === '';
      text += chunk.toString('utf8');
      if (isFirst) {
        const signIn = username
          ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
          : {};
        socket.write(`CONNECT ${JSON.stringify({ verbose: false, ...signIn })}\r\nPING\r\n`);
      }
      const answer = judge(text);
      if (answer) settle(answer);
    });
  });
};
