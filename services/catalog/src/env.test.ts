import { readSettings } from './env';

test('new franchises are reviewed only when MODERATION is before', () => {
  expect(readSettings({})).toEqual({ isReviewed: false });
  expect(readSettings({ MODERATION: 'after' })).toEqual({ isReviewed: false });
  expect(readSettings({ MODERATION: 'before' })).toEqual({ isReviewed: true });
  expect(() => readSettings({ MODERATION: 'never' })).toThrow(/MODERATION/);
});
