import type { Boot, BootRemote } from '@setu/protocol';
import { prepareBoot } from './prepare-boot';

const live: BootRemote = {
  name: 'mfe-brand',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  container: 'brand',
  integrity: { 'remoteEntry.js': 'sha384-x' },
  routes: [{ path: '/dashboard', audience: ['brand'], screen: './dashboard', files: [], shared: [] }],
};
const served = {
  ...live,
  version: '1.0.0-dev.1',
  container: 'brand_dev',
  routes: [...live.routes, { path: '/lab', audience: 'everyone', screen: './lab', files: [], shared: [] }],
};
const url = 'http://127.0.0.1:4300';

const bootWith = (overrides: { deployable: string; url: string }[] | null): Boot => ({
  user: null,
  userKnown: true,
  remotes: [live],
  shared: {},
  state: null,
  demo: false,
  ...(overrides
    ? { tools: { remotes: [{ name: 'mfe-brand', source: 'live', canary: null }], overrides } }
    : {}),
});

let answers: Record<string, () => Promise<Response>>;
beforeEach(() => {
  answers = { [`${url}/release.json`]: () => Promise.resolve(Response.json(served)) };
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const answer = answers[String(address)];
    return answer ? answer() : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => jest.restoreAllMocks());

test('a page without developer tools is returned unchanged and at once', () => {
  const boot = bootWith(null);
  expect(prepareBoot(boot)).toEqual({ boot, tools: null });
  expect(fetch).not.toHaveBeenCalled();
});

test('an override replaces the live remote with its routes and has no hashes', async () => {
  const { boot, tools } = await prepareBoot(bootWith([{ deployable: 'mfe-brand', url }]));
  expect(boot.remotes).toEqual([
    expect.objectContaining({
      version: '1.0.0-dev.1',
      base: `${url}/`,
      integrity: {},
      routes: served.routes,
    }),
  ]);
  expect(tools?.taken.get('mfe-brand')).toEqual({ version: '1.0.0-dev.1', from: `${url}/` });
  expect(tools?.problems.size).toBe(0);
});

test('a remote that is not published yet is added to the others', async () => {
  answers[`${url}/release.json`] = () => Promise.resolve(Response.json({ ...served, name: 'mfe-new' }));
  const { boot } = await prepareBoot(bootWith([{ deployable: 'mfe-new', url }]));
  expect(boot.remotes.map(({ name }) => name)).toEqual(['mfe-brand', 'mfe-new']);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), `${url} does not answer`],
  [
    'serves another remote',
    () => Promise.resolve(Response.json({ ...served, name: 'mfe-agent' })),
    `${url} serves mfe-agent`,
  ],
  [
    'serves something else',
    () => Promise.resolve(Response.json({ hello: 1 })),
    `${url} says nothing of a remote`,
  ],
  ['fails', () => Promise.resolve(new Response('', { status: 500 })), `${url} says nothing of a remote`],
])('the live remote stays when the dev server %s', async (_, answer, problem) => {
  answers[`${url}/release.json`] = answer;
  const { boot, tools } = await prepareBoot(bootWith([{ deployable: 'mfe-brand', url }]));
  expect(boot.remotes).toEqual([live]);
  expect(tools?.problems.get('mfe-brand')).toBe(problem);
  expect(tools?.taken.get('mfe-brand')).toEqual({ version: '1.0.0', from: null });
});
