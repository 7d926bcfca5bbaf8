import type { SiteSettings, WebsiteContent } from '@setu/contracts';
import type { Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { eventually, platformUrl, waitMs } from '../src/platform/platform';
import { type ApiSession, registered, send, signedInAdmin } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

/** Could end a script, a comment, an attribute or a line of script, each of which may contain a text of the page. */
const markup = `</script>"><img src=x onerror=alert(1)><!-- \u2028 \${x} ]]>`;
const says = (what: string) => `${what} ${markup}`;
/** A line separator would start another entry of the list. */
const city = says('City').replace('\u2028 ', '');

let kit: BrowserKit;
let admin: ApiSession;
let brand: Awaited<ReturnType<typeof registered>>;
let settings: SiteSettings;
let entries: WebsiteContent[];
let path: string;
/** The scripts that are part of a page of visitors; a page of signed-in people has the first one only. */
let ownPrograms: string[];

const saveEntries = async (textOf: (entry: WebsiteContent) => Pick<WebsiteContent, 'title' | 'content'>) => {
  for (const entry of entries) await send(admin, 'PATCH', `/api/admin/content/${entry.id}`, textOf(entry));
};

beforeAll(async () => {
  [kit, admin, brand] = await Promise.all([openBrowser(), signedInAdmin(), registered('brand')]);
  const guide = await (await fetch(`${platformUrl()}/guide`, { headers: { accept: 'text/html' } })).text();
  ownPrograms = [...guide.matchAll(/<script>(.*?)<\/script>/gs)].map(([, program = '']) => program);
  settings = (await admin.call('GET', '/api/admin/settings')).body;
  entries = (await admin.call('GET', '/api/admin/content')).body;
  await send(admin, 'PATCH', '/api/admin/settings', {
    siteName: says('Site'),
    siteDescription: says('About the site'),
  });
  await saveEntries(({ key, title, content }) => ({
    title: title && says(`${key} title`),
    content: content && says(`${key} content`),
  }));
  await send(brand, 'PATCH', '/api/auth/user', { firstName: says('Asha'), lastName: markup });
  await send(brand, 'PATCH', '/api/brand/profile', {
    brandName: says('Brand'),
    description: says('About the brand'),
    targetAudience: says('Audience'),
  });
  const { id } = await send(brand, 'POST', '/api/franchises', {
    title: says('Title'),
    description: says('Description'),
    supportProvided: says('Support'),
    territories: [city],
    minInvestment: 500_000,
    maxInvestment: 900_000,
    images: [`https://pictures.example/a.png?"><img src=x onerror=alert(1)>`],
  });
  path = `/franchises/${id}`;
  // A page is stored for minutes, even when the name of a brand changes: none may be made before the catalog has the name.
  await eventually(async () => {
    const { body } = await brand.call('GET', '/api/my-franchises');
    expect(body).toMatchObject([{ id, brandName: says('Brand') }]);
  });
});

afterAll(async () => {
  await send(admin, 'PATCH', '/api/admin/settings', settings);
  await saveEntries(({ title, content }) => ({ title, content }));
  await kit.close();
});

/** What no text may inject into a page, and whether the page's data is present. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const scripts = [...document.scripts].filter(({ src }) => !src.startsWith(`${location.origin}/mfe/`));
    const data = scripts.filter(({ type }) => type !== '');
    return {
      handlers: all.filter((element) => [...element.attributes].some(({ name }) => name.startsWith('on')))
        .length,
      brokenPictures: document.querySelectorAll('img[src="x"]').length,
      titles: document.head.querySelectorAll('title').length,
      hasBootData: document.getElementById('boot') !== null,
      programs: scripts.filter(({ type }) => type === '').map(({ text }) => text),
      scripts: [...new Set(data.map(({ type }) => type))].sort(),
      data: data.map(({ type, text }) => [type, typeof JSON.parse(text)].join(' is an ')),
    };
  });

const dataTypes = ['application/json', 'application/ld+json', 'speculationrules'];

/** Expects all texts of a page to be shown as plain text. */
const expectHarmless = async (page: Page) => {
  const { scripts, data, programs, ...parts } = await partsOf(page);
  expect(programs).toEqual(ownPrograms.slice(0, programs.length));
  expect(programs.length).toBeGreaterThan(0);
  expect(parts).toEqual({ handlers: 0, brokenPictures: 0, titles: 1, hasBootData: true });
  expect(dataTypes).toEqual(expect.arrayContaining(scripts));
  for (const one of data) expect(one).toMatch(/ is an object$/);
};

/** Shows a page as its HTML, without scripts. */
const withoutScripts = async (address: string, look: (page: Page) => Promise<void>) => {
  const context = await kit.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  still.setDefaultNavigationTimeout(waitMs);
  // Nothing that is missing from the HTML can still appear.
  still.setDefaultTimeout(2_000);
  // A change of the site or of a franchise may not have arrived yet.
  await eventually(async () => {
    await still.goto(address);
    await look(still);
  });
  await expectHarmless(still);
  await context.close();
};

/** Shows a page as its HTML, and after its scripts have run. */
const eachWay = async (address: string, look: (page: Page) => Promise<void>) => {
  await withoutScripts(address, look);
  const { page, errors } = await kit.newVisitor();
  await page.goto(address);
  await look(page);
  await expectHarmless(page);
  expect(errors).toEqual([]);
};

const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

const headOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('meta[name], meta[property]')].map((tag) => [
        tag.getAttribute('name') ?? tag.getAttribute('property'),
        tag.getAttribute('content'),
      ]),
    ),
  );

test('markup in a franchise and its brand is text in the page, its head and its data', async () => {
  await eachWay(path, async (page) => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(says('Title'));
    for (const text of [says('Description'), says('Support'), city]) await shows(page, text);
    expect(await page.title()).toContain('</script>"><img src=x');
    const head = await headOf(page);
    expect(head['og:title']).toContain('</script>"><img src=x');
    expect(head['og:image:alt']).toContain(says('Brand'));
    expect(head.description).toContain('</script>"><img src=x');
  });
});

test('markup in a search and in its results is text in the list', async () => {
  const words = `Title ${markup}`;
  await eachWay(`/franchises?search=${encodeURIComponent(words)}`, async (page) => {
    expect(await page.getByLabel('Search franchises').inputValue()).toBe(words);
    await shows(page, says('Title'));
  });
  await eachWay(`/franchises?search=${encodeURIComponent(`nothing ${markup}`)}`, async (page) => {
    expect(await page.getByLabel('Search franchises').inputValue()).toBe(`nothing ${markup}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

test('markup in the texts of the site is text in the landing page', async () => {
  await eachWay('/', async (page) => {
    for (const key of ['features.brands', 'features.closing']) await shows(page, says(`${key} title`));
    await shows(page, says('footer.tagline content'));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('<img src=x');
  });
});

test('markup in the description of the site is text in the head of a page without its own description', async () => {
  await withoutScripts('/no/such/page', async (page) => {
    expect((await headOf(page)).description).toBe(says('About the site'));
  });
});

test('markup in a notice and in a name is text in the page of its reader', async () => {
  await send(admin, 'POST', `/api/admin/listings/${path.split('/').at(-1)}/hide`, {
    kind: 'franchise',
    reason: says('Reason'),
  });
  const { page, errors } = await browserOf(kit, brand);
  await page.goto(path);
  await page.getByRole('note').getByText(says('Reason')).waitFor();
  await expectHarmless(page);
  await page.goto('/dashboard?tab=franchises');
  await shows(page, says('Title'));
  await expectHarmless(page);
  await page.goto('/settings');
  expect(await page.getByLabel('First name').inputValue()).toBe(says('Asha'));
  expect(await page.getByLabel('Brand name').inputValue()).toBe(says('Brand'));
  await expectHarmless(page);
  expect(errors).toEqual([]);
});
