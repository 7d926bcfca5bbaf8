import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the gateway got it. */
interface ReceivedText {
  id: string;
  to: string;
  text: string;
  template: string;
  values: { code: string; minutes: string };
}

/** How the gateway answers from now on: with a status, or never. */
type Answer = number | 'never';

/** A real HTTP gateway for text messages in tests, which stores them. */
export interface TestTextGateway {
  url: string;
  /** Messages in the order in which they arrived, also those that were not accepted. */
  texts: ReceivedText[];
  /** Headers of the messages. */
  headers: IncomingHttpHeaders[];
  answer: (answer: Answer) => void;
  /** Resolves with the message number `after + 1` to a number, also one that has not arrived yet. */
  textTo: (number: string, after?: number) => Promise<ReceivedText>;
  stop: () => Promise<void>;
}

/** Starts a gateway on a free port. */
export const startTextGateway = async (): Promise<TestTextGateway> => {
  const texts: ReceivedText[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const waiting = new Set<() => void>();
  let answered: Answer = 202;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      texts.push(JSON.parse(Buffer.concat(chunks).toString()));
      headers.push(request.headers);
      for (const look of waiting) look();
      if (answered !== 'never') response.writeHead(answered).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    texts,
    headers,
    answer: (answer) => {
      answered = answer;
    },
    textTo: (number, after = 0) =>
      new Promise((resolve) => {
        const look = () => {
          const found = texts.filter(({ to }) => to === number)[after];
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
