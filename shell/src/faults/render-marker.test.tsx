import { markRendering, takeUnfinished } from './render-marker';

const rendering = { name: 'mfe-a', version: '1.0.0', screen: './landing' };
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a page that keeps running, or is left, leaves no marker', () => {
  markRendering(rendering);
  jest.advanceTimersByTime(2_000);
  expect(localStorage).toHaveLength(0);
  markRendering(rendering);
  dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(0);
});

test('the marker of a page that ended is found once, and only when its page cannot be running', () => {
  markRendering(rendering);
  jest.setSystemTime(Date.now() + 4_000);
  expect(takeUnfinished()).toBeNull();
  jest.setSystemTime(Date.now() + 2_000);
  expect(takeUnfinished()).toMatchObject(rendering);
  expect(takeUnfinished()).toBeNull();
});

test('a running page removes only its own marker', () => {
  markRendering(rendering);
  localStorage.setItem('rendering', JSON.stringify({ ...rendering, name: 'mfe-b', at: Date.now() - 1 }));
  jest.advanceTimersByTime(2_000);
  expect(localStorage).toHaveLength(1);
});

test.each(['not JSON', '{', 'null'])('a value of another script (%s) is not read as a marker', (text) => {
  localStorage.setItem('rendering', text);
  expect(takeUnfinished()).toBeNull();
});
