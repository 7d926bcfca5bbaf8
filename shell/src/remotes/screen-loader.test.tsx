import type { BootRemote } from '@setu/contracts';
import { ScreenLost } from './failure';
import { makeScreenLoader } from './screen-loader';

const remote: BootRemote = {
  name: 'mfe-a',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  container: 'setu_mfe_a',
  hasRuntime: true,
  integrity: {},
  routes: [{ path: '/', audience: 'everyone', screen: './landing', files: [], shared: [] }],
};

let asked: string[];
let failing: MutationObserver;

/** Fails the load of each script: jsdom loads none and fires no event either. */
const failScripts = () => {
  failing = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement) {
        asked.push(new URL(node.src).pathname);
        node.dispatchEvent(new Event('error'));
      }
  });
  failing.observe(document, { childList: true, subtree: true });
};

beforeEach(() => {
  asked = [];
  failScripts();
  navigator.sendBeacon = () => true;
});
afterEach(() => {
  failing.disconnect();
  jest.restoreAllMocks();
});

test('a screen that fails to load is tried twice, and again on the next visit', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const loader = makeScreenLoader();
  const first = loader.load(remote, './landing');
  expect(loader.load(remote, './landing')).toBe(first);
  await expect(first).rejects.toThrow(ScreenLost);
  expect(asked).toHaveLength(2);
  expect(loader.states().get('mfe-a')).toEqual({ version: '1.0.0', step: 'error-panel' });
  await expect(loader.load(remote, './landing')).rejects.toThrow(ScreenLost);
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked).size).toBe(1);
});

test('a reply that does not come from the platform names no other release', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('<h1>Sign in to this network</h1>'));
  const elsewhere = { ...remote, name: 'mfe-b', container: 'setu_mfe_b' };
  await expect(makeScreenLoader().load(elsewhere, './landing')).rejects.toThrow(ScreenLost);
});
