import type { Highlights } from '@setu/contracts';
import { aFranchise, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { Fresh } from './fresh';
import { OpenNow } from './open-now';

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

const nothing: Highlights = {
  opportunities: { count: 0, precision: 'exact' },
  businessCategory: [],
  investment: [],
  newest: [],
  answering: [],
};

const open = async (body: Highlights) => {
  const server = await startServer(() => ({ body }));
  stop = server.stop;
  await renderScreen(
    <>
      <OpenNow />
      <Fresh />
    </>,
    { server: server.origin },
  );
  return server.seen;
};

test('categories and budgets link to the list with their numbers, and empty ones are left out', async () => {
  await open({
    ...nothing,
    opportunities: { count: 1_000, precision: 'at_least' },
    businessCategory: [
      { value: 'retail', count: 7, precision: 'exact' },
      { value: 'fitness', count: 0, precision: 'exact' },
    ],
    investment: [{ value: '0-499999', count: 400, precision: 'about' }],
  });
  await screen.findByText('1,000+ franchise opportunities, counted from the live list.');
  const retail = screen.getByRole('link', { name: 'Retail' });
  expect(retail.getAttribute('href')).toBe('/franchises?businessCategory=retail');
  expect(retail.parentElement?.textContent).toBe('Retail7 opportunities');
  expect(screen.queryByText('Fitness')).toBeNull();
  const small = screen.getByRole('link', { name: /^Under ₹5 Lakh\s*~400 opportunities$/ });
  expect(small.getAttribute('href')).toBe('/franchises?maxInvestment=499999');
});

test('a category with an unknown number is a tile without a number', async () => {
  await open({ ...nothing, opportunities: { count: 1_000, precision: 'at_least' } });
  expect((await screen.findByRole('link', { name: 'Other' })).parentElement?.textContent).toBe('Other');
});

test('the newest are listed, and brands that answer soon with their reply time', async () => {
  await open({
    ...nothing,
    opportunities: { count: 2, precision: 'exact' },
    newest: [aFranchise({ title: 'Kulfi Cart' })],
    answering: [aFranchise({ title: 'Idli Ink', brandReplyTime: 'hour' })],
  });
  await screen.findByText('Kulfi Cart');
  screen.getByText('Idli Ink');
  screen.getByText('Usually answers within an hour');
});

test('a marketplace without franchises shows neither numbers nor lists', async () => {
  const seen = await open(nothing);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
