import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  releaseTo,
  remote,
  remoteFiles,
  serviceFiles,
  serviceRelease,
  shellFiles,
} from '../../../test/front-ends';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const base = '/mfe/public/0.1.0-abc/';
const entry = `${base}remoteEntry.js`;
const encoded = (encoding: string) => gateway.send(entry, { headers: { 'accept-encoding': encoding } });

describe('a file of a release', () => {
  it('a file of a release is immutable, loadable across origins and has its media type', async () => {
    const { status, headers, text } = await gateway.send(entry);
    expect(status).toBe(200);
    expect(text).toBe(remoteFiles['remoteEntry.js']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('a file is sent in the best encoding that the client accepts', async () => {
    const br = await encoded('gzip, deflate, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.bytes).toString()).toBe(remoteFiles['remoteEntry.js']);
    const gz = await encoded('gzip');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.bytes).toString()).toBe(remoteFiles['remoteEntry.js']);
    expect(new Set([br.headers.etag, gz.headers.etag, (await encoded('')).headers.etag]).size).toBe(3);
  });

  it('a file with the client’s ETag answers 304, and HEAD has no body', async () => {
    const { headers } = await encoded('br');
    const again = await gateway.send(entry, {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    const head = await gateway.send(entry, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers['content-length'])).toBe(remoteFiles['remoteEntry.js'].length);
    expect(head.bytes).toHaveLength(0);
  });

  describe('a part of a file', () => {
    const whole = remoteFiles['remoteEntry.js'];
    const part = (headers: Record<string, string>, method = 'GET') =>
      gateway.send(entry, { method, headers: { 'accept-encoding': 'identity', ...headers } });

    it('a Range header is answered with that part', async () => {
      const { status, headers, text } = await part({ range: 'bytes=2-5' });
      expect(status).toBe(206);
      expect(text).toBe(whole.slice(2, 6));
      expect(headers).toMatchObject({
        'content-range': `bytes 2-5/${whole.length}`,
        'content-length': '4',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await part({ range: 'bytes=-3' })).text).toBe(whole.slice(-3));
    });

    it('a Range of a compressed file counts its compressed bytes', async () => {
      const br = await encoded('br');
      const { status, headers, bytes } = await part({ range: 'bytes=1-3', 'accept-encoding': 'br' });
      expect(status).toBe(206);
      expect(headers).toMatchObject({ 'content-encoding': 'br', etag: br.headers.etag });
      expect(bytes).toEqual(br.bytes.subarray(1, 4));
    });

    it('a part beyond the end answers 416 with the length', async () => {
      const { status, headers } = await part({ range: `bytes=${whole.length}-` });
      expect(status).toBe(416);
      expect(headers).toMatchObject({
        'content-range': `bytes */${whole.length}`,
        'cache-control': 'no-store',
      });
    });

    it('If-Range with another ETag, several ranges and HEAD get the whole file', async () => {
      const { headers } = await part({});
      expect(headers['accept-ranges']).toBe('bytes');
      const range = 'bytes=0-1';
      expect((await part({ range, 'if-range': String(headers.etag) })).status).toBe(206);
      expect((await part({ range, 'if-range': '"another"' })).text).toBe(whole);
      expect((await part({ range: 'bytes=0-1,3-4' })).text).toBe(whole);
      expect((await part({ range }, 'HEAD')).status).toBe(200);
    });

    it('a client that has the file gets 304, not a part', async () => {
      const { headers } = await part({});
      const reply = await part({ range: 'bytes=0-1', 'if-none-match': String(headers.etag) });
      expect(reply.status).toBe(304);
    });
  });

  it('other methods than GET and HEAD answer 405', async () => {
    const reply = await gateway.send(entry, { method: 'DELETE' });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });
});

describe('addresses that are not files of a release', () => {
  it.each([
    `${base}server/server.mjs`,
    `${base}remoteEntry.js.map`,
    `${base}remoteEntry.js.br`,
    `${base}release.json`,
    `${base}nothing.js`,
    '/mfe/public/0.0.9-old/remoteEntry.js',
    `${base}../../../../etc/passwd`,
    `${base}..%2f..%2f..%2fetc%2fpasswd`,
    `${base}%2e%2e/%2e%2e/package.json`,
    `${base}remoteEntry.js%00`,
    '/mfe/',
  ])('%s answers 404 with a problem document', async (path) => {
    const reply = await gateway.send(path, { headers: { accept: 'text/html' } });
    expect(reply.status).toBe(404);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('files at the root', () => {
  it('files of public folders are served at the root', async () => {
    const reply = await gateway.send('/favicon.svg');
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toContain('image/svg+xml');
    expect(reply.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
  ])('%s is served at the root with its media type', async (path, type) => {
    const { status, headers } = await gateway.send(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('robots.txt names the sitemap', async () => {
    const { text } = await gateway.send('/robots.txt');
    expect(text).toContain('Sitemap: http://franchisesetu.test/sitemap.xml');
    expect(text).toContain('Disallow: /api/');
  });
});

describe('a font', () => {
  it('a font has a stable address that redirects to the live file', async () => {
    const { status, headers } = await gateway.send('/fonts/inter.woff2');
    expect(status).toBe(302);
    const file = await gateway.send(String(headers.location));
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('font/woff2');
  });

  it('an unknown font answers 404', async () => {
    expect((await gateway.send('/fonts/comic.woff2', { headers: { accept: 'font/woff2' } })).status).toBe(
      404,
    );
  });
});

describe('a new release', () => {
  it('a promoted release goes live, and files of the old one are still served to open pages', async () => {
    await releaseTo(gateway.registry, { ...remote, version: '0.1.0-new' }, remoteFiles);
    const { text } = await gateway.send('/franchises', { headers: { accept: 'text/html' } });
    expect(text).toContain('/mfe/public/0.1.0-new/remoteEntry.js');
    // Its server module runs as well.
    expect(text).toContain('data-head="ld-0"');
    expect((await gateway.send('/mfe/public/0.1.0-new/remoteEntry.js')).status).toBe(200);
    expect((await gateway.send(entry)).status).toBe(200);
  });
});

describe('without a shell', () => {
  it('pages answer 503 without a shell, and calls still work', async () => {
    const bare = await startTestGateway({}, { isBare: true });
    try {
      await releaseTo(bare.registry, serviceRelease('catalog'), serviceFiles);
      const page = await bare.send('/', { headers: { accept: 'text/html' } });
      expect(page.status).toBe(503);
      expect(page.text).toContain('We are putting the site in place');
      expect((await bare.send('/api/franchises')).status).toBe(200);
    } finally {
      await bare.stop();
    }
  });
});

describe('the script of a service worker', () => {
  const asWorker = { headers: { 'service-worker': 'script' } };

  it.each([
    entry,
    '/x-sw.js',
    '/',
    '/api/franchises',
    '/media/00000000-0000-4000-8000-000000000001/640.webp',
    '/service-worker.js/',
    '//service-worker.js',
    '/Service-Worker.js',
    '/%73ervice-worker.js',
    '/platform/discovery',
    '/admin',
  ])('a service worker script at %s unregisters itself', async (path) => {
    const { status, headers, text } = await gateway.send(path, asWorker);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-store',
    ]);
    expect(text).toContain('registration.unregister()');
  });

  it("the shell's service worker is served at its address", async () => {
    const asked = await gateway.send('/service-worker.js', asWorker);
    expect([asked.status, asked.text]).toEqual([200, shellFiles['public/service-worker.js']]);
  });
});
