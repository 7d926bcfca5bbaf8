import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa from 'koa';
import { allowSharing } from './sharing';
import { storedReply } from './stored-reply';

const page = storedReply(200, 'html', '<p>', { 'surrogate-key': 'catalog:1' });
const trace = 'traceparent;desc="00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00"';

/** A request with these headers, whose reply names its trace. */
const tracedRequest = (headers: Record<string, string>) => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  const ctx = new Koa().createContext(request, new ServerResponse(request));
  ctx.set('server-timing', trace);
  return ctx;
};

test.each([
  ['cdn-loop', 'cdn.example'],
  ['via', '1.1 cache.example'],
])('a page that a CDN may store names no trace when %s shows that a CDN requested it', (name, value) => {
  const ctx = tracedRequest({ [name]: value });
  allowSharing(ctx, page);
  expect(ctx.response.get('cache-control')).toContain('s-maxage');
  expect(ctx.response.get('server-timing')).toBeUndefined();
});

test('a page names its trace without a CDN', () => {
  const ctx = tracedRequest({});
  allowSharing(ctx, page);
  expect(ctx.response.get('server-timing')).toBe(trace);
});

test('a page that no CDN may store names its trace to a browser behind a CDN', () => {
  const ctx = tracedRequest({ 'cdn-loop': 'cdn.example' });
  allowSharing(ctx, storedReply(404, 'html', '<p>'));
  expect(ctx.response.get('server-timing')).toBe(trace);
});
