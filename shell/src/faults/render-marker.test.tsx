import { markRendering, takeUnfinished } from './render-marker';

const rendering = { name: 'mfe-a', version: '1.0.0', screen: './landing' };
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page that keeps running, or is left, leaves no marker', () => {
  markRendering(rendering);
  jest.advanceTimersByTime(2_000);
  expect(localStorage).toHaveLength(0);
  markRendering(rendering);
  dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(0);
});

/** Simulates a page that renders endlessly, or a killed browser: no more timers or events run. */
const dieWhileRendering = (of = rendering) => {
  markRendering(of);
  const beganAt = Date.now();
  jest.clearAllTimers();
  jest.setSystemTime(beganAt + 6_000);
};

test('the marker of a page that may still run is ignored', () => {
  markRendering(rendering);
  jest.setSystemTime(Date.now() + 4_000);
  expect(takeUnfinished()).toBeNull();
  expect(localStorage.getItem('rendering')).not.toBeNull();
});

test('one page that ended while it rendered is ignored, and the second in a row is returned once', () => {
  dieWhileRendering();
  expect(takeUnfinished()).toBeNull();
  dieWhileRendering();
  expect(takeUnfinished()).toEqual(rendering);
  expect(takeUnfinished()).toBeNull();
  dieWhileRendering();
  expect(takeUnfinished()).toBeNull();
});

test.each([
  ['screen', { ...rendering, screen: './listing' }],
  ['release', { ...rendering, version: '1.0.1' }],
  ['remote', { ...rendering, name: 'mfe-b' }],
])('pages that ended in another %s are not counted together', (_, other) => {
  dieWhileRendering();
  expect(takeUnfinished()).toBeNull();
  dieWhileRendering(other);
  expect(takeUnfinished()).toBeNull();
});

test('a completed rendering in between resets the count', () => {
  dieWhileRendering();
  expect(takeUnfinished()).toBeNull();
  markRendering(rendering);
  jest.advanceTimersByTime(2_000);
  dieWhileRendering();
  expect(takeUnfinished()).toBeNull();
});

const setVisibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a page that is hidden leaves no marker, because its browser may end it', () => {
  markRendering(rendering);
  setVisibility('hidden');
  expect(localStorage).toHaveLength(0);
  markRendering(rendering);
  expect(localStorage).toHaveLength(0);
});

test('a running page removes only its own marker', () => {
  markRendering(rendering);
  localStorage.setItem('rendering', JSON.stringify({ ...rendering, name: 'mfe-b', at: Date.now() - 1 }));
  jest.advanceTimersByTime(2_000);
  expect(localStorage).toHaveLength(1);
});

test('a marker from a clock that was set back is replaced by the next rendering', () => {
  markRendering(rendering);
  jest.clearAllTimers();
  jest.setSystemTime(Date.now() - 86_400_000);
  expect(takeUnfinished()).toBeNull();
  markRendering(rendering);
  jest.advanceTimersByTime(2_000);
  expect(localStorage).toHaveLength(0);
});

test.each(['not JSON', '{', 'null'])('a value of another script (%s) is not read as a marker', (text) => {
  localStorage.setItem('rendering', text);
  expect(takeUnfinished()).toBeNull();
});
