const named = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';

/** Loads the module as a page does whose page request was answered with these Server-Timing entries. */
const loadPage = async (serverTiming: { name: string; description: string }[] | undefined) => {
  jest.resetModules();
  performance.getEntriesByType = () => [{ serverTiming }] as unknown as PerformanceEntryList;
  history.replaceState(null, '', '/franchises');
  const { withPageTrace } = await import('./page-trace');
  return () =>
    new Headers(withPageTrace({ headers: { accept: 'application/json' } }).headers).get('traceparent');
};

const timing = [
  { name: 'cdn', description: 'hit' },
  { name: 'traceparent', description: named },
];

test('calls of a page continue the trace of its page request', async () => {
  const sentTrace = await loadPage(timing);
  expect(sentTrace()).toBe(named);
  expect(sentTrace()).toBe(named);
});

test('calls after a navigation within the page share a new trace', async () => {
  const sentTrace = await loadPage(timing);
  sentTrace();
  history.pushState(null, '', '/franchises/7');
  const next = sentTrace();
  expect(next).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  expect(next).not.toBe(named);
  expect(sentTrace()).toBe(next);
});

test.each([
  ['the gateway records no traces', []],
  ['the browser reports no server timing', undefined],
])('calls have no trace when %s', async (_, serverTiming) => {
  const sentTrace = await loadPage(serverTiming);
  expect(sentTrace()).toBeNull();
  history.pushState(null, '', '/franchises/7');
  expect(sentTrace()).toBeNull();
});
