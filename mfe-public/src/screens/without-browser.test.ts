import { franchise, franchisePages } from '@setu/marketplace';
import { aFranchise } from '@setu/marketplace/testing';
import { currentUser, makeQueryClient, type ScreenProps } from '@setu/mfe-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { featuredFranchises } from '../shared/featured.queries';
import ArticleScreen from './article';
import FranchiseDetail from './franchise-detail';
import FranchiseList from './franchise-list';
import Landing from './landing';
import Mindmap from './mindmap';

const shown = aFranchise({ title: 'Chai Chaupal & Sons <3', featured: true });

/** The HTML of a page as the server renders it: without a window, with the first reads in the cache. */
const html = (Screen: ComponentType<ScreenProps>, at: string, params: Record<string, string> = {}) => {
  const client = makeQueryClient();
  client.setQueryData(currentUser().queryKey, null);
  client.setQueryData(featuredFranchises().queryKey, [shown]);
  client.setQueryData(franchise(shown.id).queryKey, shown);
  client.setQueryData(franchisePages({}).queryKey, {
    pages: [{ items: [shown], total: 71, next: null }],
    pageParams: [null],
  });
  const screen = createElement(Screen, { params, search: new URLSearchParams() });
  return renderToString(
    createElement(
      QueryClientProvider,
      { client },
      createElement(MemoryRouter, { initialEntries: [at] }, screen),
    ),
  );
};

test('these tests run without a window', () => {
  expect(typeof window).toBe('undefined');
});

test.each([
  ['landing', () => html(Landing, '/'), ['id="real-estate"', 'id="for-brands"', 'id="success-stories"']],
  [
    'listing',
    () => html(FranchiseList, '/franchises'),
    ['Showing 71 opportunities', 'Chai Chaupal &amp; Sons'],
  ],
  [
    'detail',
    () => html(FranchiseDetail, `/franchises/${shown.id}`, { id: shown.id }),
    ['Login to Inquire', '11 February 2026', '₹12L'],
  ],
  ['overview', () => html(Mindmap, '/mindmap'), ['Property Discovery', '/franchisesetu-mindmap.svg']],
  ['article', () => html(ArticleScreen, '/privacy'), ['Privacy Policy', 'Cookies']],
])('the %s screen renders without a browser, the same each time', (_name, write, texts) => {
  const first = write();
  for (const text of texts) expect(first).toContain(text);
  expect(write()).toBe(first);
});

test('the hero search is a form that works without scripts', () => {
  const landing = html(Landing, '/');
  expect(landing).toMatch(/<form[^>]*action="\/franchises"[^>]*method="get"/);
  for (const name of ['businessCategory', 'investmentRange', 'location'])
    expect(landing).toContain(`name="${name}"`);
});
