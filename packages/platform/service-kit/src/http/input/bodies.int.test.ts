import { problem, useThingApp } from '../../../test/service/thing-app';
import { bodyLimit } from './body';

const { bodies, call, post } = useThingApp();

describe('bodies', () => {
  it('a valid body reaches the handler parsed, without unknown fields', async () => {
    const reply = await post(JSON.stringify({ name: 'ab', size: 3, role: 'admin' }));
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual({ name: 'ab', size: 3, page: 1 });
    expect(bodies).toEqual([{ name: 'ab', size: 3, page: 1 }]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('every issue of query and body is reported', async () => {
    const reply = await post(
      JSON.stringify({ name: 'a', size: 'big' }),
      'application/json',
      '/things?page=x',
    );
    expect(reply.status).toBe(400);
    expect(await problem(reply)).toMatchObject({
      code: 'validation_failed',
      errors: [
        { path: 'page', message: 'Enter a page' },
        { path: 'name', message: 'Too short' },
        { path: 'size', message: 'Enter a size' },
      ],
    });
  });

  it.each([
    ['cut JSON', '{"name":', 'application/json', 400, 'malformed_json'],
    ['a bare word', 'true', 'application/json', 400, 'malformed_json'],
    ['a list', '[]', 'application/json', 400, 'validation_failed'],
    [
      'bytes that are no UTF-8',
      new Uint8Array([0x7b, 0xff, 0xfe]),
      'application/json',
      400,
      'malformed_json',
    ],
    ['a form', 'name=ab&size=3', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['text', '{"name":"ab","size":3}', 'text/plain', 415, 'unsupported_media_type'],
    ['JSON of another kind', '{"name":"ab","size":3}', 'application/jsonp', 415, 'unsupported_media_type'],
    ['one byte too many', `"${'x'.repeat(bodyLimit - 1)}"`, 'application/json', 413, 'payload_too_large'],
    ['10 MB', 'x'.repeat(10_000_000), 'application/json', 413, 'payload_too_large'],
  ])('a body that is %s is refused', async (_, body, contentType, status, code) => {
    const reply = await post(body, contentType);
    expect(reply.status).toBe(status);
    expect(await problem(reply)).toMatchObject({ code });
    expect(bodies).toEqual([]);
  });

  it('a body of 10 MB in chunks of unknown length is refused too', async () => {
    const chunks = new ReadableStream({
      start: (stream) => {
        for (let n = 0; n < 160; n += 1) stream.enqueue(new Uint8Array(65_536).fill(32));
        stream.close();
      },
    });
    const reply = await call('/things', {
      method: 'POST',
      body: chunks,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(reply.status).toBe(413);
    await problem(reply);
  });

  it('a request without a body is refused as the wrong media type', async () => {
    expect((await call('/things', { method: 'POST' })).status).toBe(415);
  });

  it('keys that would change prototypes are refused', async () => {
    const reply = await post('{"name":"ab","size":1,"__proto__":{"polluted":true}}');
    expect(reply.status).toBe(400);
    expect(bodies).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('a form handler gets the typed values, valid or not', async () => {
    const reply = await post('name=a&size=', 'application/x-www-form-urlencoded', '/form');
    expect(reply.status).toBe(400);
    expect(reply.headers.get('content-type')).toContain('text/html');
    expect(JSON.parse(await reply.text())).toEqual({ name: 'a', size: '' });
  });
});
