import type { BootRemote } from '@setu/protocol';
import { avoidRelease } from '../faults/avoided-releases';
import { ScreenLost } from './failure';
import { makeScreenLoader } from './screen-loader';

const remote: BootRemote = {
  name: 'mfe-a',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  container: 'setu_mfe_a',
  integrity: {},
  routes: [{ path: '/', audience: 'everyone', screen: './landing', files: [], shared: [] }],
};

let asked: string[];
let failing: MutationObserver;

/** Fails the load of each script: jsdom loads no scripts and fires no events for them. */
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

test('a reply that is not from the platform is not used as another release', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('<h1>Sign in to this network</h1>'));
  const elsewhere = { ...remote, name: 'mfe-b', container: 'setu_mfe_b' };
  await expect(makeScreenLoader().load(elsewhere, './landing')).rejects.toThrow(ScreenLost);
});

describe('a tab that avoids a release', () => {
  const avoided = { version: remote.version, cause: 'died', message: 'An earlier page ended' };
  /** Sets the global variable of a container that has run. */
  const run = (container: string) =>
    Reflect.set(globalThis, container, {
      init: () => undefined,
      get: async () => () => ({ default: () => null }),
    });

  beforeEach(() => sessionStorage.setItem('avoided:mfe-a', JSON.stringify(avoided)));
  afterEach(() => {
    sessionStorage.clear();
    Reflect.deleteProperty(globalThis, remote.container);
  });

  /** Runs all scripts except those of these releases. */
  const runScripts = (broken: string[] = []) => {
    failing.disconnect();
    Object.assign(globalThis, { __webpack_share_scopes__: { default: {} } });
    failing = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement) {
          asked.push(new URL(node.src).pathname);
          const isBroken = broken.some((version) => node.src.includes(version));
          if (!isBroken) run(remote.container);
          node.dispatchEvent(new Event(isBroken ? 'error' : 'load'));
        }
    });
    failing.observe(document, { childList: true, subtree: true });
  };
  const answer = (reply: () => Response) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => reply());
  const shown = async () => {
    const { remote: of, step } = await makeScreenLoader().load(remote, './landing');
    return [of.version, step];
  };

  test('shows the last good release when there is one', async () => {
    runScripts();
    answer(() => Response.json({ ...remote, version: '0.9.0' }));
    expect(await shown()).toEqual(['0.9.0', 'fallback']);
    expect(await shown()).toEqual(['0.9.0', 'fallback']);
  });

  test.each([
    ['there is no other', () => Response.json({ code: 'not_found' }, { status: 404 })],
    ['the platform does not answer', () => Response.error()],
    ['a network asks to sign in first', () => new Response('<h1>Sign in to this network</h1>')],
  ])('uses the release again when %s, on this page and all later pages', async (_, reply) => {
    runScripts();
    const fetched = answer(reply);
    expect(await shown()).toEqual(['1.0.0', 'none']);
    expect(await shown()).toEqual(['1.0.0', 'none']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('uses the release again when the last good release fails too', async () => {
    runScripts(['0.9.0']);
    answer(() => Response.json({ ...remote, version: '0.9.0' }));
    expect(await shown()).toEqual(['1.0.0', 'none']);
  });

  test('does not avoid the release a second time, so that no page is reloaded endlessly', async () => {
    runScripts();
    answer(() => Response.json({}, { status: 404 }));
    await shown();
    expect(avoidRelease('mfe-a', { version: '1.0.0', cause: 'header', message: 'gone' })).toBe(false);
  });

  test('shows a preloaded screen of another release without a placeholder', async () => {
    runScripts();
    const other = { ...remote, name: 'mfe-c' };
    const loader = makeScreenLoader();
    loader.preload(other, './landing');
    await new Promise((resolve) => setTimeout(resolve));
    // React reads these properties of a promise.
    expect(loader.load(other, './landing')).toMatchObject({
      status: 'fulfilled',
      value: { remote: other, step: 'none' },
    });
  });
});
