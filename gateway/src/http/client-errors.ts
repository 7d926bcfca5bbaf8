import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { type Problem, problemMediaType, statusTitles } from '@setu/protocol';

const problem = (status: number, title: string, detail: string): Problem => ({
  type: 'about:blank',
  title,
  status,
  detail,
  code: 'validation_failed',
});

/** The problem of a request that Node's HTTP parser refuses. */
const problemOfParser = (code: string | undefined): Problem => {
  if (code === 'HPE_HEADER_OVERFLOW')
    return problem(
      431,
      'Request Header Fields Too Large',
      'The address or the cookies of this request are too large. In a browser, load the page again: the cookies of this site were removed.',
    );
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return problem(408, 'Request Timeout', 'The request did not arrive in time.');
  return problem(400, statusTitles[400] ?? 'Bad Request', 'This is not a well-formed HTTP request.');
};

/** Answers malformed requests with a problem document and closes their connections. */
export const answerClientErrors = (server: Server | SecureServer): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const document = problemOfParser(error.code);
    const body = JSON.stringify(document);
    socket.end(
      [
        `HTTP/1.1 ${document.status} ${document.title}`,
        'Connection: close',
        // Pages of the site can set more cookies than a server reads; this removes them, so that the site opens again.
        ...(document.status === 431 ? ['Clear-Site-Data: "cookies"'] : []),
        `Content-Type: ${problemMediaType}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  });
};
