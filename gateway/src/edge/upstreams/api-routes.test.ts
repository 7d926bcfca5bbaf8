import type { ReleaseEndpoint, ServiceRelease } from '@setu/protocol';
import { makeLogger } from '@setu/service-kit';
import { serviceRelease } from '../../../test/front-ends';
import type { LiveDeployable } from '../../releases/live-releases';
import { makeApiRoutes } from './api-routes';

const get = (path: string): ReleaseEndpoint => ({ method: 'GET', path });
const opened = (name: string, paths: string[]) => ({
  release: serviceRelease(name, '1', paths.map(get)),
  folder: '',
});
const service = (name: string, live: string[], canary?: string[]): LiveDeployable<ServiceRelease> => ({
  name,
  live: opened(name, live),
  previous: null,
  canary: canary ? { release: opened(name, canary), percent: 10 } : null,
});

const setUp = () => {
  const lines: string[] = [];
  const now = {
    released: [] as LiveDeployable<ServiceRelease>[],
    unreleased: new Map<string, ReleaseEndpoint[]>(),
  };
  let time = 5_000;
  let firstRegisteredAt: number | null = null;
  const routes = makeApiRoutes({
    released: () => now.released,
    unreleased: () => now.unreleased,
    firstRegisteredAt: () => firstRegisteredAt,
    logger: makeLogger('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line).msg) }),
    now: () => time,
  });
  return {
    now,
    routes,
    lines,
    serviceAt: (path: string) => routes.find(path)?.service ?? null,
    hear: () => {
      firstRegisteredAt = time;
    },
    pass: (ms: number) => {
      time += ms;
    },
  };
};

it('API routes follow the live releases, so a service gains a call without a change of the gateway', () => {
  const { now, serviceAt } = setUp();
  now.released = [service('catalog', ['/api/a'])];
  expect([serviceAt('/api/a'), serviceAt('/api/new')]).toEqual(['catalog', null]);
  now.released = [service('catalog', ['/api/a'], ['/api/new'])];
  expect(serviceAt('/api/new')).toBe('catalog');
  now.released = [service('catalog', ['/api/a'])];
  now.unreleased = new Map([['brand-new', [get('/api/new')]]]);
  expect(serviceAt('/api/new')).toBe('brand-new');
});

it('when two services claim a path, the live release wins, then the canary, then the first; it is logged once', () => {
  const { now, serviceAt, lines } = setUp();
  now.released = [service('agent', [], ['/api/a', '/api/b']), service('catalog', ['/api/a'])];
  now.unreleased = new Map([
    ['first', [get('/api/b'), get('/api/c')]],
    ['second', [get('/api/c')]],
  ]);
  expect(['/api/a', '/api/b', '/api/c'].map(serviceAt)).toEqual(['catalog', 'agent', 'first']);
  now.unreleased = new Map(now.unreleased);
  expect(serviceAt('/api/c')).toBe('first');
  expect(lines).toEqual([
    'route conflict: agent claims GET /api/a, which catalog already answers. It stays with catalog.',
    'route conflict: first claims GET /api/b, which agent already answers. It stays with agent.',
    'route conflict: second claims GET /api/c, which first already answers. It stays with first.',
  ]);
});

it('API routes are settled when the registry has services, or two seconds after the first registration', () => {
  const { routes, hear, pass } = setUp();
  expect(routes.isSettled()).toBe(false);
  hear();
  expect(routes.isSettled()).toBe(false);
  pass(2_000);
  expect(routes.isSettled()).toBe(true);
  const other = setUp();
  other.now.released = [service('catalog', ['/api/a'])];
  expect(other.routes.isSettled()).toBe(true);
});
