import { someTrends } from '../../../test/builders';
import { trendOf } from './trend';

test('a trend has its total, its highest day and each day’s share of that', () => {
  const { total, peak, days } = trendOf(someTrends({ 3: { views: 10 }, 29: { views: 40 } }), 'views');
  expect(total).toBe(50);
  expect(peak).toEqual({ day: '2026-11-20', count: 40, index: 29 });
  expect(days).toHaveLength(30);
  expect(days.map(({ share }) => share).filter((share) => share > 0)).toEqual([0.25, 1]);
});

test('of equal days the latest is the highest', () => {
  const trends = someTrends({ 3: { inquiries: 2 }, 5: { inquiries: 2 } });
  expect(trendOf(trends, 'inquiries').peak).toMatchObject({ index: 5 });
});

test('where nothing was counted there is no highest day and nothing to divide by', () => {
  const { total, peak, days } = trendOf(someTrends(), 'registrations');
  expect([total, peak]).toEqual([0, null]);
  expect(days.every(({ share }) => share === 0)).toBe(true);
});

test('no days at all are an empty trend', () => {
  expect(trendOf([], 'views')).toEqual({ total: 0, peak: null, days: [] });
});
