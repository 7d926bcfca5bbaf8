import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { requestChain } from '../src/browser/request-chain';
import { platformUrl } from '../src/platform/platform';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const source = async (path: string) => {
  const reply = await fetch(`${platformUrl()}${path}`, { headers: { accept: 'text/html' } });
  return { status: reply.status, html: await reply.text() };
};

interface Boot {
  user: unknown;
  state: unknown;
  remotes: { name: string; routes: { path: string; shared: string[] }[] }[];
}
const bootOf = (html: string): Boot =>
  JSON.parse(/<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(html)![1]!);

const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map((match) =>
    JSON.parse(match[1]!),
  );

test('view source of /franchises has the head, the structured data, the first reads and the preload links', async () => {
  const { html, status } = await source('/franchises');
  expect(status).toBe(200);
  expect(html).toMatch(/<title[^>]*>[^<]*Franchise Opportunities[^<]*<\/title>/);
  expect(html).toMatch(/<meta[^>]*name="description"[^>]*content="[^"]{30,}"/);
  expect(html).toMatch(new RegExp(`<link[^>]*rel="canonical"[^>]*href="${platformUrl()}/franchises"`));
  expect(html).toMatch(/property="og:title"/);
  const list = jsonLdOf(html)
    .flat()
    .find((entry) => entry['@type'] === 'ItemList');
  expect(list.itemListElement).toHaveLength(10);
  expect(JSON.stringify(list)).toContain('"INR"');
  const boot = bootOf(html);
  expect(boot.user).toBeNull();
  expect(boot.remotes.map(({ name }) => name)).toContain('mfe-public');
  expect(JSON.stringify(boot.state)).toContain('/api/franchises');
  expect(html).toMatch(/<link[^>]*rel="preload"[^>]*remoteEntry\.js[^>]*integrity="sha384-/);
});

test('a detail page has its franchise in the head, and a deleted franchise answers 404', async () => {
  const [franchise] = await (await fetch(`${platformUrl()}/api/franchises?limit=1`)).json();
  const { html, status } = await source(`/franchises/${franchise.id}`);
  expect(status).toBe(200);
  expect(html).toContain(`${platformUrl()}/franchises/${franchise.id}`);
  expect(JSON.stringify(jsonLdOf(html))).toContain(JSON.stringify(franchise.title).slice(1, -1));
  expect((await source('/franchises/00000000-0000-4000-8000-00000000dead')).status).toBe(404);
  const unknown = await source('/no/such/page');
  expect(unknown.status).toBe(404);
  expect(unknown.html).toContain('404 Page Not Found');
});

test('only screens that start with a form load zod, 28 kB, before they are interactive', async () => {
  const boot = bootOf((await source('/franchises')).html);
  const own = ['mfe-public', 'mfe-brand', 'mfe-investor', 'mfe-agent'];
  const withZod = boot.remotes
    .filter(({ name }) => own.includes(name))
    .flatMap(({ name, routes }) =>
      routes.filter(({ shared }) => shared.includes('zod')).map(({ path }) => `${name} ${path}`),
    );
  expect(withZod).toEqual(['mfe-public /contact']);
});

test('a cold /franchises requests every file from the HTML and no data: chain depth 1', async () => {
  const { page } = await kit.newVisitor();
  const chain = await requestChain(page, `${platformUrl()}/franchises`);
  expect(chain.apiCalls).toEqual([]);
  expect(chain.depth).toBe(1);
});
