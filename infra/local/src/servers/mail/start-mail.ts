import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Log, logToStderr, messageOf, secondsSince } from '@setu/dev-servers';
import type { SMTPServerOptions } from 'smtp-server';
import { openMailStore } from './mail-store';
import { servePage } from './serve-page';

/** Largest mail, bytes. */
const maxBytes = 10_000_000;
/** Time for connections to end when the server stops, ms. */
const closeMs = 1_000;

/** How to run the mail server. */
export interface MailOptions {
  /** Contains the mail (mail); created when missing. */
  dataDir: string;
  /** The preferred port of the page that shows the mail; another port when it is absent or taken. */
  pagePort?: number | undefined;
  /** The address at which it accepts mail; the loopback address when absent. */
  host?: string;
  /** Receives messages; standard error when absent. */
  log?: Log;
  /** When it is aborted, nothing is started. */
  signal?: AbortSignal;
}

/** A mail server that was started here, in this process. */
export interface RunningMail {
  /** Where it accepts mail, with the scheme smtp. */
  readonly url: string;
  /** Address of the page that shows the mail. */
  readonly pageUrl: string;
  stop: () => Promise<void>;
}

const listen = async (server: Server, host: string, port: number): Promise<number> => {
  server.listen({ host, port });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Listens at the preferred port, or at a free one when it is absent, taken or no port. */
const listenNear = (server: Server, host: string, port = 0): Promise<number> =>
  listen(server, host, port).catch(() => listen(server, host, 0));

/** Refuses a mail for now: its sender tries again later. */
const later = (message: string) => Object.assign(new Error(message), { responseCode: 451 });
const tooLarge = Object.assign(new Error(`A mail may have ${maxBytes / 1e6} MB`), { responseCode: 552 });

/**
 * Starts a mail server. It accepts every mail of up to 10 MB, forwards none, and shows the newest 500 on a page. It keeps the mail between starts.
 * When a mail cannot be stored, this is logged, and its sender tries again later.
 */
export const startMail = async (options: MailOptions): Promise<RunningMail> => {
  const { log = logToStderr, host = '127.0.0.1', signal } = options;
  const begin = Date.now();
  const folder = join(resolve(options.dataDir), 'mail');
  const { SMTPServer } = await import('smtp-server');
  const store = openMailStore(folder);
  const { server: page, announce } = servePage(store);

  const noteFailure = (error: unknown) => log(`mail cannot be stored in ${folder}: ${messageOf(error)}`);
  const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
    const take = async () => {
      const source = await buffer(stream);
      if (stream.sizeExceeded) return tooLarge;
      try {
        await store.add(source);
      } catch (error) {
        noteFailure(error);
        return later('The mail could not be stored');
      }
      announce();
      return null;
    };
    // A sender that was killed closes the connection, and its mail is not accepted.
    take().then(done, done);
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: maxBytes,
    closeTimeout: closeMs,
    onData,
  });
  smtp.on('error', () => undefined);
  signal?.throwIfAborted();
  const smtpPort = await listen(smtp.server, host, 0);
  const pagePort = await listenNear(page, '127.0.0.1', options.pagePort);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(noteFailure);
  log(`  mail       ready in ${secondsSince(begin)}`);
  return {
    url: `smtp://${host}:${smtpPort}`,
    pageUrl: `http://localhost:${pagePort}`,
    stop: async () => {
      const closed = [once(page, 'close'), new Promise<void>((done) => smtp.close(done))];
      page.close();
      page.closeAllConnections();
      await Promise.all(closed);
    },
  };
};
