import { brotliDecompressSync } from 'node:zlib';
import { eventually } from '@setu/service-kit/test';
import { json } from '../../../test/peer';
import { setUpQuietGateway } from '../../../test/quiet-gateway';
import { startTestGateway, type TestGateway, user, userId } from '../../../test/test-gateway';

const running = setUpQuietGateway();
let gateway: TestGateway;
beforeAll(() => {
  gateway = running();
});
beforeEach(() =>
  gateway.catalog.answerWith((_request, reply) => json(reply, 200, [{ title: '</script><b>' }])),
);

const page = (path: string, headers: Record<string, string> = {}) =>
  gateway.send(path, { headers: { accept: 'text/html', ...headers } });
const bootOf = (html: string) => {
  const text = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(text ?? 'null');
};
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

describe('a page', () => {
  it('a page is one HTML document with every file of its route, each with its integrity', async () => {
    const { status, headers, text } = await page('/franchises?search=chai');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('Cookie');
    expect(text).toContain('<html lang="en-IN">');
    for (const file of ['remoteEntry.js', 'list.js'])
      expect(text).toMatch(
        new RegExp(
          `<link rel="preload" as="script" href="/mfe/public/0.1.0-abc/${file}" crossorigin integrity="sha384-[^"]+">`,
        ),
      );
    expect(text).toContain('<link rel="preload" as="script" href="/mfe/shell/0.2.0-def/dialog.js"');
    expect(text).not.toContain('detail.js" crossorigin');
    expect(text).toMatch(
      /<script src="\/mfe\/shell\/0.2.0-def\/runtime.js" defer crossorigin integrity="sha384-/,
    );
    expect(text).toContain('<style>body{margin:0}</style>');
    expect(text).toContain('as="font" type="font/woff2" href="/mfe/shell/0.2.0-def/inter.woff2" crossorigin');
    expect(text).toContain('<div id="root">');
    expect(text).toContain('<noscript>');
  });

  it('a page has reads, remotes and shared files as boot data that no content can break out of', async () => {
    const { text } = await page('/franchises?search=chai');
    const boot = bootOf(text);
    expect(boot).toMatchObject({ user: null, userKnown: true, demo: false });
    expect(boot.state.queries[0]).toMatchObject({
      queryKey: ['/api/franchises?search=chai'],
      // The renderer has no environment: no secret can leak from it.
      state: { data: [{ title: '</script><b>' }], env: 0 },
    });
    expect(boot.remotes[0]).toMatchObject({
      name: 'public',
      container: 'setu_public_v_0_2e1_2e0_2dabc',
      entry: 'remoteEntry.js',
    });
    expect(Object.keys(boot.remotes[0].integrity)).toEqual(['remoteEntry.js']);
    expect(boot.shared['@setu/ui/dialog'][0].url).toBe('/mfe/shell/0.2.0-def/dialog.js');
    expect(gateway.catalog.seen.at(-1)?.url).toBe('/api/franchises?search=chai');
    expect(text).not.toContain('</script><b>');
  });

  it('a page has the head of its screen, escaped, with absolute addresses', async () => {
    const { text } = await page('/franchises');
    expect(text).toContain('<title>Franchises &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>');
    expect(text).toContain(
      '<meta data-head="description" name="description" content="All &quot;of&quot; them">',
    );
    expect(text).toContain(
      '<link data-head="canonical" rel="canonical" href="http://franchisesetu.test/franchises">',
    );
    expect(text).toContain('property="og:url" content="http://franchisesetu.test/franchises"');
    const data =
      /<script data-head="ld-0" type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({
      '@type': 'ItemList',
      name: '</script>',
      url: 'http://franchisesetu.test/franchises',
    });
  });

  it('a page has the default head when its screen gives none', async () => {
    const { text, status } = await page('/franchises?search=throw');
    expect(status).toBe(200);
    expect(text).toMatch(/<title>Franchise Opportunities in India/);
    expect(text).toContain('₹2 lakh to ₹50 crore');
  });

  it('a page links its icons and its manifest', async () => {
    const { text } = await page('/franchises');
    for (const link of [
      'rel="icon" href="/favicon.ico"',
      'rel="icon" href="/favicon.svg"',
      'rel="apple-touch-icon" href="/apple-touch-icon.png"',
      'rel="manifest" href="/manifest.webmanifest"',
    ])
      expect(text).toContain(`<link ${link}`);
  });

  it('a page is shared with the picture of the site when its screen gives none', async () => {
    const { text } = await page('/franchises');
    expect(text).toContain('property="og:image" content="http://franchisesetu.test/share.png"');
    expect(text).toContain('name="twitter:card" content="summary_large_image"');
  });

  it('a page is compressed when the client accepts it', async () => {
    const { headers, bytes } = await page('/franchises', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toContain('id="boot"');
  });

  it('clients that do not accept HTML, and other methods, get no page', async () => {
    const picture = await gateway.send('/missing.png', { headers: { accept: 'image/*' } });
    expect(picture.status).toBe(404);
    expect(picture.headers['content-type']).toContain('problem+json');
    const post = await gateway.send('/franchises', { method: 'POST' });
    expect(post.status).toBe(405);
  });
});

describe('who sees a page', () => {
  it('a page of a signed-in user has the user, and its reads are made as that user', async () => {
    const cookie = await gateway.signIn();
    const { text } = await page('/franchises', { cookie });
    expect(bootOf(text)).toMatchObject({ user, userKnown: true });
    expect(gateway.catalog.seen.at(-1)?.headers).toMatchObject({
      'x-caller-token': expect.any(String),
      'x-client-ip': expect.stringContaining('127.0.0.1'),
    });
    expect(text).not.toContain(String(gateway.catalog.seen.at(-1)?.headers['x-caller-token']));
  });

  it('a visitor’s page makes no call to the identity service', async () => {
    await page('/franchises');
    expect(gateway.identity.seen).toHaveLength(0);
  });

  it('a deleted user is a visitor; without the identity service the user is unknown and the page is still sent', async () => {
    const cookie = await gateway.signIn();
    gateway.identity.answerWith((_request, reply) => json(reply, 401, { title: 'Unauthorized' }));
    expect(bootOf((await page('/franchises', { cookie })).text)).toMatchObject({
      user: null,
      userKnown: true,
    });
    gateway.identity.answerWith((_request, reply) => json(reply, 503, {}));
    expect(bootOf((await page('/franchises', { cookie })).text)).toMatchObject({
      user: null,
      userKnown: false,
    });
  });

  it('visitors get the landing page, users their home, and a page for other roles answers 404', async () => {
    const cookie = await gateway.signIn('', { userId, role: 'investor' });
    expect((await page('/')).text).toContain('landing.js" crossorigin');
    const home = await page('/', { cookie });
    expect(home.status).toBe(200);
    expect(home.text).not.toContain('as="script" href="/mfe/public');
    expect((await page('/dashboard')).status).toBe(200);
    expect((await page('/dashboard')).text).toContain('content="noindex"');
    expect((await page('/dashboard', { cookie })).status).toBe(404);
  });
});

describe('a page for signed-in people', () => {
  it('a page for signed-in people has its own title, or the name of the site', async () => {
    const cookie = await gateway.signIn('', { userId, role: 'investor' });
    expect(titleOf((await page('/settings', { cookie })).text)).toBe('Settings | FranchiseSetu');
    expect(titleOf((await page('/', { cookie })).text)).toBe('FranchiseSetu');
  });

  it.each(['/dashboard', '/settings'])(
    '%s has the title of the sign-in page when the visitor is signed out',
    async (path) => {
      const { text } = await page(path);
      expect(titleOf(text)).toBe('Sign in | FranchiseSetu');
      expect(text).toContain('content="noindex"');
    },
  );
});

describe('an unknown page', () => {
  it('an unknown address answers 404 with a page and its title', async () => {
    const { status, text } = await page('/no/such/page');
    expect(status).toBe(404);
    expect(text).toContain('<title>404 Page Not Found</title>');
    expect(text).toContain('content="noindex"');
    expect(bootOf(text).remotes).toHaveLength(1);
    expect(text).not.toContain('rel="canonical"');
    expect(text).not.toContain('property="og:url"');
  });

  it('a page answers 404 when its main read does, or its address is malformed', async () => {
    gateway.catalog.answerWith((_request, reply) => json(reply, 404, {}));
    expect((await page('/franchises/unknown')).status).toBe(404);
    expect((await page('/franchises/%E0%A4%A')).status).toBe(404);
  });
});

describe('a page is sent despite failures', () => {
  // The answers that it waits for never come, so its timeouts are short.
  let impatient: TestGateway;
  beforeAll(async () => {
    impatient = await startTestGateway({ PAGE_WAIT_MS: '1500' });
    gateway = impatient;
  });
  afterAll(async () => {
    gateway = running();
    await impatient?.stop();
  });

  it('a page has the site’s name as its title when its screen could not be prepared', async () => {
    gateway.catalog.answerWith(() => {});
    const cookie = await gateway.signIn('', { userId, role: 'brand' });
    const { text } = await page('/dashboard?throw', { cookie });
    expect(titleOf(text)).toBe('FranchiseSetu');
  });

  it('a page is sent without its reads when the service never answers', async () => {
    gateway.catalog.answerWith(() => {});
    const { status, text } = await page('/franchises?search=never');
    expect(status).toBe(200);
    expect(bootOf(text).state.queries).toEqual([]);
  });

  it.each(['throw', 'slow', 'post'])('a page is sent when its preparation fails by %s', async (how) => {
    const { status, text } = await page(`/franchises?search=${how}`);
    expect(status).toBe(200);
    expect(bootOf(text).state.queries).toEqual([]);
  });

  it.each(['die', 'loop'])(
    'a page is sent when its renderer fails by %s, and the renderer restarts',
    async (how) => {
      const { status } = await page(`/franchises?search=${how}`);
      expect(status).toBe(200);
      await eventually(async () => {
        const { text } = await page('/franchises');
        expect(bootOf(text).state.queries).toHaveLength(1);
      });
    },
  );
});

describe('the sitemap', () => {
  it('the sitemap lists open pages, every active franchise of all catalog pages, and their brands once', async () => {
    const id = (n: number) => `f0000000-0000-4000-8000-00000000000${n}`;
    const brand = { brandId: 'b1000000-0000-4000-8000-0000001a2b3c', brandName: 'Chai & Sons' };
    gateway.catalog.answerWith((request, reply) =>
      request.url.includes('cursor=')
        ? json(reply, 200, [{ ...brand, id: id(2), updatedAt: '2026-11-19T00:00:00.000Z' }])
        : json(reply, 200, [{ ...brand, id: id(1), updatedAt: '2026-11-20T00:00:00.000Z' }], {
            link: '</api/franchises?limit=100&cursor=x>; rel="next"',
          }),
    );
    const { text, headers } = await gateway.send('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    for (const path of ['/', '/franchises', `/franchises/${id(1)}`, `/franchises/${id(2)}`])
      expect(text).toContain(`<loc>http://franchisesetu.test${path}</loc>`);
    expect(text.split('/brands/')).toHaveLength(2);
    expect(text).toContain(
      '<loc>http://franchisesetu.test/brands/chai-and-sons-1a2b3c</loc><lastmod>2026-11-20</lastmod>',
    );
    expect(text).not.toContain('/dashboard');
    expect(text).toContain('<lastmod>2026-11-19</lastmod>');
  });
});

describe('the API reference', () => {
  it('the API reference is a page without scripts and an OpenAPI document', async () => {
    const docs = await gateway.send('/api/docs');
    expect(docs.headers['content-type']).toContain('text/html');
    expect(docs.text).toContain('/api/franchises/{id}');
    expect(docs.text).not.toContain('<script');
    const document = (await gateway.send('/api/docs/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'http://franchisesetu.test' }]);
  });
});
