/** @jest-environment node */

import { PageFooter } from '@setu/mfe-kit';
import type { Boot, BootRemote } from '@setu/protocol';
import { lazy } from 'react';
import styled, { keyframes } from 'styled-components';
import { render } from './render';

const remote: BootRemote = {
  name: 'public',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  container: 'public',
  routes: [{ path: '/shop/:id', audience: 'everyone', screen: './shop', files: [], shared: [] }],
  integrity: {},
};
const boot: Boot = { user: null, userKnown: true, remotes: [remote], shared: {}, state: null, demo: false };

const Price = styled.b`
  color: teal;
`;
const screens = {
  './shop': ({ params, search }: { params: Readonly<Record<string, string>>; search: URLSearchParams }) => (
    <>
      <h1>
        Shop {params.id} <Price>{search.get('price')}</Price>
      </h1>
      <PageFooter>
        <footer>Made in India</footer>
      </PageFooter>
    </>
  ),
};
const importShop = async () => ({ default: screens['./shop'] });

test('a screen is rendered in the frame, with its styles and its footer beside the main content', async () => {
  const { html, css, error } = await render(boot, '/shop/7?price=%3Cb%3E', importShop);
  expect(error).toBeNull();
  expect(html).toContain('FranchiseSetu');
  expect(html.replaceAll('<!-- -->', '')).toMatch(/<main[^>]*>.*<h1>Shop 7 .*&lt;b&gt;/s);
  expect(html.split('</main>')[1]).toContain('<footer>Made in India</footer>');
  expect(css).toMatch(/^<style data-styled="true"[^>]*>/);
  expect(css).toContain('color:teal;');
});

test('a screen that throws leaves a skeleton, and its error is reported', async () => {
  const broken = () => {
    throw new Error('no data');
  };
  const { html, error } = await render(boot, '/shop/7', async () => ({ default: broken }));
  expect(error).toEqual(new Error('no data'));
  expect(html).toContain('FranchiseSetu');
  expect(html).toContain('role="status"');
});

test('a part of a screen that is loaded while it is rendered is in the page', async () => {
  const Late = lazy(async () => ({ default: () => <p>Loaded</p> }));
  const { html, error } = await render(boot, '/shop/7', async () => ({ default: () => <Late /> }));
  expect(error).toBeNull();
  expect(html).toContain('<p>Loaded</p>');
});

test('each page has the styles of its own parts, also those of an earlier page', async () => {
  const turn = keyframes`to { transform: rotate(1turn); }`;
  const Spinner = styled.i`
    animation: ${turn} 1s;
    &:hover {
      color: maroon;
    }
  `;
  const Plain = styled.i`
    color: olive;
  `;
  const cssOf = async (Part: typeof Spinner | typeof Plain) =>
    (await render(boot, '/shop/7', async () => ({ default: () => <Part /> }))).css;
  const first = await cssOf(Spinner);
  expect(first).toContain('color:maroon;');
  expect(first).toContain('rotate(1turn)');
  const other = await cssOf(Plain);
  expect(other).toContain('color:olive;');
  expect(other).not.toContain('maroon');
  expect(other).not.toContain('rotate(1turn)');
  expect(await cssOf(Spinner)).toBe(first);
});

test('a screen without a rendering module leaves a skeleton and reports no error', async () => {
  const { html, error } = await render(boot, '/shop/7', async () => null);
  expect(error).toBeNull();
  expect(html).toContain('role="status"');
});

test('an unknown address is rendered only by the shell', async () => {
  const { html } = await render(boot, '/no-such-page', () => {
    throw new Error('no screen is asked for');
  });
  expect(html).toContain('404');
});

test('pages that are rendered at the same time do not share state', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((id) => render(boot, `/shop/${id}?price=${id}00`, importShop)),
  );
  expect(pages.map(({ html }) => /Shop (\d)/.exec(html.replaceAll('<!-- -->', ''))?.[1])).toEqual([
    '1',
    '2',
    '3',
  ]);
});
