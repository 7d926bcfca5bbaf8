import type { Insights as Figures } from '@setu/contracts';
import { aUser, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { Insights } from './insights';

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

const sample = { observations: 0, isSample: true };
const samples: Figures = {
  trendingCategories: [
    { category: 'food_beverage', growthPercent: 23, ...sample },
    { category: 'education', growthPercent: 18, ...sample },
    { category: 'fitness', growthPercent: 15, ...sample },
  ],
  averageInvestment: [
    { category: 'food_beverage', min: 15_00_000, max: 35_00_000, ...sample },
    { category: 'education', min: 25_00_000, max: 50_00_000, ...sample },
    { category: 'retail', min: 10_00_000, max: 30_00_000, ...sample },
  ],
  topCities: [
    { city: 'Mumbai', score: '4.8', ...sample },
    { city: 'Bangalore', score: '4.6', ...sample },
    { city: 'Delhi NCR', score: '4.5', ...sample },
  ],
};

const open = async (answer: () => { status?: number; body?: unknown }) => {
  const server = await startServer(answer);
  stop = server.stop;
  await renderScreen(<Insights />, { user: aUser(), server: server.origin });
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const lines = (found: Awaited<ReturnType<typeof card>>) =>
  found.getAllByRole('listitem').map(({ textContent }) => textContent);

test('all nine sample figures are shown, and each card is marked as a sample', async () => {
  await open(() => ({ body: samples }));
  const trends = await card('Trending categories');
  expect(lines(trends)).toEqual(['Food & Beverageup 23%', 'Educationup 18%', 'Fitnessup 15%']);
  const investments = await card('Average investment');
  expect(lines(investments)).toEqual(['Food & Beverage₹15-35L', 'Education₹25-50L', 'Retail₹10-30L']);
  const cities = await card('Top cities');
  expect(lines(cities)).toEqual(['Mumbai4.8', 'Bangalore4.6', 'Delhi NCR4.5']);
  for (const each of [trends, investments, cities]) expect(each.getAllByText('Sample data')).toHaveLength(1);
});

test('each sample is marked separately when some figures are real', async () => {
  const [first, ...others] = samples.topCities;
  const topCities = [{ ...first!, score: '5.0', observations: 1_240, isSample: false }, ...others];
  await open(() => ({ body: { ...samples, topCities } }));
  const cities = await card('Top cities');
  expect(lines(cities)).toEqual([
    'Mumbaifrom 1,240 inquiries5.0',
    'BangaloreSample data4.6',
    'Delhi NCRSample data4.5',
  ]);
});

test('a card says so when it has no figures', async () => {
  await open(() => ({ body: { trendingCategories: [], averageInvestment: [], topCities: [] } }));
  const trends = await card('Trending categories');
  trends.getByText(/Not enough has happened yet/);
  expect(trends.queryByText('Sample data')).toBeNull();
});

test('insights that failed to load can be retried', async () => {
  let isDown = true;
  await open(() => (isDown ? { status: 503 } : { body: samples }));
  await screen.findByText('Market insights could not be loaded.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await card('Top cities');
});
