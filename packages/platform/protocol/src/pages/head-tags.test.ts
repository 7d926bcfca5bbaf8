import { headTags } from './head-tags';
import { PageHead } from './page-head';

const site = {
  name: 'Samples',
  locale: 'en_IN',
  picture: { path: '/share.png', alt: 'Samples of everything' },
};

const head = (more: Partial<PageHead> = {}) =>
  PageHead.parse({ title: 'A', description: 'B', canonical: '/franchises?page=2', ...more });

test('the canonical link and the social address are absolute', () => {
  const tags = headTags(head(), site, 'https://site.test');
  expect(tags.find(({ key }) => key === 'canonical')?.attributes.href).toBe(
    'https://site.test/franchises?page=2',
  );
  expect(tags.find(({ key }) => key === 'og:url')?.attributes.content).toBe(
    'https://site.test/franchises?page=2',
  );
});

test.each(['//other.test/a', '//[', '//a:99999'])('the path %s stays on the site', (canonical) => {
  const link = headTags(head({ canonical }), site, 'https://site.test').find(
    ({ key }) => key === 'canonical',
  );
  expect(link?.attributes.href).toBe(`https://site.test${canonical}`);
});

test('a title that closes a script tag stays text in structured data', () => {
  const [script] = headTags(
    head({ jsonLd: [{ name: '</script><script>alert(1)' }] }),
    site,
    'https://site.test',
  ).slice(-1);
  expect(script?.text).not.toContain('<');
  expect(JSON.parse(script?.text ?? '')).toEqual({ name: '</script><script>alert(1)' });
});

test('paths in structured data become absolute addresses, and other text does not change', () => {
  const jsonLd = [{ url: '/franchises/1', list: [{ item: '/a' }], note: '//not-ours', name: 'and/or' }];
  const [script] = headTags(head({ jsonLd }), site, 'https://site.test').slice(-1);
  expect(JSON.parse(script?.text ?? '')).toEqual({
    url: 'https://site.test/franchises/1',
    list: [{ item: 'https://site.test/a' }],
    note: '//not-ours',
    name: 'and/or',
  });
});

const contents = (of: PageHead) =>
  Object.fromEntries(
    headTags(of, site, 'https://site.test').map(({ key, attributes }) => [key, attributes.content]),
  );

test("a page without a picture is shared with the site's picture", () => {
  expect(contents(head())).toMatchObject({
    'og:image': 'https://site.test/share.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Samples of everything',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://site.test/share.png',
  });
});

test('a site without a picture has no picture tags', () => {
  const keys = headTags(head(), {}, 'https://site.test').map(({ key }) => key);
  expect(keys.filter((key) => /image|card|site_name|locale/.test(key))).toEqual([]);
});

test('a page’s own picture has its alternative text', () => {
  const picture = { path: '/api/franchises/1/cover.png', alt: 'Chai' };
  expect(contents(head({ picture }))).toMatchObject({
    'og:image': 'https://site.test/api/franchises/1/cover.png',
    'og:image:alt': 'Chai',
    'twitter:image:alt': 'Chai',
  });
});

test('a page that does not exist has no canonical address', () => {
  const keys = headTags(head({ canonical: undefined }), site, 'https://site.test').map(({ key }) => key);
  expect(keys).not.toContain('canonical');
  expect(keys).not.toContain('og:url');
});

test('fields that a page leaves out have no tags', () => {
  const keys = headTags(head(), site, 'https://site.test').map(({ key }) => key);
  expect(keys).not.toContain('keywords');
  expect(keys).not.toContain('robots');
  expect(new Set(keys).size).toBe(keys.length);
});
