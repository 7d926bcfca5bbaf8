import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mailPage, pagePolicy } from './mail-page';
import type { Mail, MailStore } from './mail-store';

/** A mail is shown as in a mail program: styles and pictures, no scripts, and links open in a new tab. */
const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; sandbox allow-popups allow-popups-to-escape-sandbox";

interface Reply {
  status?: number;
  type: string;
  body: string | Buffer;
  policy?: string;
}

/** Only names of this machine: another name could be one that a foreign website made point to it. */
const isLocal = ({ headers: { host = '' } }: IncomingMessage) =>
  /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);

/** The HTTP server of the page that shows the mails, and of the same mails as JSON. */
export interface PageServer {
  server: Server;
  /** Updates the open pages, because a mail has arrived. */
  announce: () => void;
}

/**
 * Serves the page (`/`, `/mails/:id`), one mail (`/mails/:id/content`, `/mails/:id/source`) and all mails as JSON, oldest first
 * (`/api/mails`). `?to=` limits lists to an address.
 */
export const servePage = (store: MailStore): PageServer => {
  const open = new Set<ServerResponse>();

  const page = async (to?: string, id?: string): Promise<Reply> => {
    const mails = await store.list(to);
    const opened = id === undefined ? {} : { open: (await store.read(id)) ?? null };
    return {
      status: opened.open === null ? 404 : 200,
      type: 'text/html; charset=utf-8',
      body: mailPage({ mails, ...opened, to }),
      policy: pagePolicy,
    };
  };
  const asJson = async (to?: string): Promise<Reply> => {
    const mails: Mail[] = [];
    for (const { id } of (await store.list(to)).reverse()) {
      const mail = await store.read(id);
      if (mail) mails.push(mail);
    }
    return { type: 'application/json', body: JSON.stringify(mails) };
  };

  const replyTo = async (path: string, to?: string): Promise<Reply | undefined> => {
    if (path === '/') return page(to);
    if (path === '/api/mails') return asJson(to);
    const [, id = '', part] = /^\/mails\/([^/]+)(?:\/(content|source))?$/.exec(path) ?? [];
    if (id === '') return undefined;
    if (part === undefined) return page(to, id);
    if (part === 'source') {
      const body = await store.readSource(id);
      return body && { type: 'text/plain; charset=utf-8', body };
    }
    const mail = await store.read(id);
    return (
      mail && {
        type: 'text/html; charset=utf-8',
        // At the end: before the doctype, it would change how the mail is laid out.
        body: `${mail.html}<base target="_blank">`,
        policy: contentPolicy,
      }
    );
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isLocal(request)) return void response.writeHead(403).end('This page is only for this machine.');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/events') {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .flushHeaders();
      open.add(response);
      return void response.once('close', () => open.delete(response));
    }
    const {
      status = 200,
      type,
      body,
      policy = "default-src 'none'",
    } = (await replyTo(pathname, searchParams.get('to')?.trim() || undefined)) ?? {
      status: 404,
      type: 'text/plain',
      body: 'There is nothing at this address.',
    };
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  };

  return {
    server: createServer((request, response) => {
      answer(request, response).catch((error: Error) => {
        response
          .writeHead(500, { 'content-type': 'text/plain' })
          .end(`The mails cannot be read: ${error.message}`);
      });
    }),
    announce: () => {
      for (const response of open) response.write('data: mail\n\n');
    },
  };
};
