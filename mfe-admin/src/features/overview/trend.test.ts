import { someTrends } from '../../../test/builders';
import { trendOf } from './trend';

test('trendOf returns the total, the highest day, and the share of each day', () => {
  const { total, peak, days } = trendOf(someTrends({ 3: { views: 10 }, 29: { views: 40 } }), 'views');
  expect(total).toBe(50);
  expect(peak).toEqual({ day: '2026-11-20', count: 40, index: 29 });
  expect(days).toHaveLength(30);
  expect(days.map(({ share }) => share).filter((share) => share > 0)).toEqual([0.25, 1]);
});

test('trendOf names the latest day when several days are the highest', () => {
  const trends = someTrends({ 3: { inquiries: 2 }, 5: { inquiries: 2 } });
  expect(trendOf(trends, 'inquiries').peak).toMatchObject({ index: 5 });
});

test('trendOf names no highest day and gives each day the share 0 when all counts are zero', () => {
  const { total, peak, days } = trendOf(someTrends(), 'registrations');
  expect([total, peak]).toEqual([0, null]);
  expect(days.every(({ share }) => share === 0)).toBe(true);
});

test('trendOf returns an empty trend when no days are given', () => {
  expect(trendOf([], 'views')).toEqual({ total: 0, peak: null, days: [] });
});
