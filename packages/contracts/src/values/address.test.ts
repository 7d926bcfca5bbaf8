import { ContentDraft } from '../content/content-calls';
import { httpsAddress, sitePath } from './address';

const offSite = [
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/%5Cevil.test',
  '/%5cevil.test',
  '/%2Fevil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/..//evil.test',
  '/x/..//evil.test',
  ' /x',
  'evil.test',
  'javascript:alert(1)',
  '/\u0000',
  '/\ud800',
];

test.each(offSite)('the text %j is not a path on this site', (wanted) => {
  expect(sitePath(wanted)).toBeNull();
});

test.each(offSite.filter((link) => link.trim() === link))(
  'the text %j is not a link for a site copy entry',
  (linkUrl) => {
    const { error } = ContentDraft.safeParse({ section: 'hero', key: 'k', linkUrl });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['linkUrl']);
  },
);

test.each([
  ['/', '/'],
  ['/franchises/7?tab=a#b', '/franchises/7?tab=a#b'],
  ['/a/../franchises', '/franchises'],
  ['/x?next=//evil.test', '/x?next=//evil.test'],
  ['/50%25', '/50%25'],
])('the address %s is stored as the path %s', (wanted, path) => {
  expect(sitePath(wanted)).toBe(path);
});

test.each([
  ['#for-brands', '#for-brands'],
  ['/franchises', '/franchises'],
  ['https://Partner.example', 'https://partner.example/'],
  ['', null],
  [null, null],
])('a site copy entry links to %j as %j', (linkUrl, stored) => {
  expect(ContentDraft.parse({ section: 'hero', key: 'k', linkUrl }).linkUrl).toBe(stored);
});

test.each([
  'https://a@b.test/',
  'https://:p@b.test/',
  'https://',
  'http://b.test',
  'ftp://b.test',
  'https:\\b.test',
])('the address %s is not on another site', (wanted) => {
  expect(httpsAddress(wanted)).toBeNull();
});
