import { PageHead, type PageHeadInput } from '@setu/protocol';
import { render } from '@testing-library/react';
import { applyHead, setSite, usePageHead } from './use-page-head';

const head = (more: Partial<PageHeadInput> = {}): PageHeadInput => ({
  title: 'Franchises',
  description: 'All of them',
  canonical: '/franchises',
  ...more,
});
const all = (selector: string) => [...document.head.querySelectorAll(selector)];

beforeEach(() => {
  document.head.innerHTML = '<meta charset="utf-8">';
});

test('tags are added once and updated by the screen', () => {
  applyHead(PageHead.parse(head({ keywords: 'a, b', jsonLd: [{ '@type': 'ItemList' }] })));
  applyHead(PageHead.parse(head({ title: 'Chai', description: 'One', canonical: '/franchises/1' })));
  expect(document.title).toBe('Chai');
  expect(all('meta[name=description]').map((tag) => tag.getAttribute('content'))).toEqual(['One']);
  expect(all('link[rel=canonical]').map((tag) => tag.getAttribute('href'))).toEqual([
    'http://localhost/franchises/1',
  ]);
  expect(all('meta[name=keywords], script')).toEqual([]);
  expect(all('meta[charset]')).toHaveLength(1);
});

test('the head of every page names the site that the shell sets', () => {
  setSite({ name: 'Samples', picture: { path: '/share.png', alt: 'Everything' } });
  applyHead(PageHead.parse(head()));
  const content = (property: string) =>
    document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  expect(content('og:site_name')).toBe('Samples');
  expect(content('og:image')).toBe('http://localhost/share.png');
  setSite({});
});

test('tags from the server stay when they are correct', () => {
  applyHead(PageHead.parse(head({ jsonLd: [{ name: '<b>' }] })));
  const before = all('[data-head]');
  applyHead(PageHead.parse(head({ jsonLd: [{ name: '<b>' }] })));
  expect(all('[data-head]')).toEqual(before);
});

function Screen({ value }: { value: PageHeadInput | null }) {
  usePageHead(value);
  return null;
}

test('the head stays while a screen has no head yet', () => {
  const { rerender } = render(<Screen value={head()} />);
  rerender(<Screen value={null} />);
  expect(document.title).toBe('Franchises');
});
