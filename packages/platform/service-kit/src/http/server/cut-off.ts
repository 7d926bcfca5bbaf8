import type { IncomingMessage, ServerResponse } from 'node:http';

/** Closes the connection of a client that is too slow, with 408 when no reply has begun. */
export const cutOff = (request: IncomingMessage, response: ServerResponse): void => {
  if (!response.headersSent)
    request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  request.socket.destroy();
};
