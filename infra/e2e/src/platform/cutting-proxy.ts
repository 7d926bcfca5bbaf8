import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { platformUrl } from './platform';

const isPageRequest = (bytes: Buffer) =>
  /^GET \S* HTTP\/1\.1\r\n[\s\S]*\baccept: text\/html/i.test(bytes.toString('latin1'));

/** Where the body of a reply begins and ends; null until its head has arrived. */
const bodyOf = (reply: Buffer) => {
  const start = reply.indexOf('\r\n\r\n') + 4;
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(reply.toString('latin1', 0, start))?.[1];
  return start < 4 || length === undefined ? null : { start, end: start + Number(length) };
};

/** How many bytes of a page arrive. @param html of the page, a character for each byte */
type ArrivingBytes = (html: string) => number;

/** Without compression, the bytes of the page are its text. */
const uncompressed = (request: Buffer) =>
  Buffer.from(request.toString('latin1').replace(/\r\naccept-encoding: [^\r]*/i, ''), 'latin1');

/** A connection between browsers and the platform that can break in the middle of a page. */
export const startCuttingProxy = async () => {
  const sockets = new Set<Socket>();
  let next: ArrivingBytes | null = null;
  let breakPage = () => {};
  const server = createServer((browser) => {
    const gateway = connect(Number(new URL(platformUrl()).port), '127.0.0.1');
    for (const socket of [browser, gateway]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        gateway.destroy();
      });
    }
    let arriving: ArrivingBytes | null = null;
    let page = Buffer.alloc(0);
    browser.on('data', (bytes: Buffer) => {
      if (isPageRequest(bytes)) {
        [arriving, next] = [next, null];
        page = Buffer.alloc(0);
      }
      gateway.write(arriving ? uncompressed(bytes) : bytes);
    });
    gateway.on('data', (bytes: Buffer) => {
      if (arriving === null) {
        browser.write(bytes);
        return;
      }
      page = Buffer.concat([page, bytes]);
      const body = bodyOf(page);
      if (body === null || page.length < body.end) return;
      browser.write(page.subarray(0, body.start + arriving(page.toString('latin1', body.start))));
      breakPage = () => browser.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Holds the rest of the next page. */
    holdNextPage: (arriving: ArrivingBytes) => {
      next = arriving;
    },
    /** Breaks the connection of the held page. */
    breakPage: () => breakPage(),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
