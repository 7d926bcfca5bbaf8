import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { route } from '../http/routing/route';
import { feature, joinFeatures, type ServiceDeps } from '../index';

const deps = {} as ServiceDeps;

const aRoute = (path: string) =>
  route(
    endpoint({
      service: 'catalog',
      method: 'GET',
      path,
      summary: 'Answers a test.',
      access: 'public',
      response: { 200: z.object({}) },
    }),
    () => ({}),
  );

const people = feature({
  name: 'people',
  build: () => ({ gives: { nameOf: (id: string) => `name of ${id}` } }),
});
const letters = feature({
  name: 'letters',
  needs: { nameOf: 'people' },
  build: ({ nameOf }: ServiceDeps & { nameOf: (id: string) => string }) => ({
    commands: { greet: async () => `Dear ${nameOf('7')}` },
  }),
});

test('a feature gets what it needs from another feature, and the service has the parts of all features', async () => {
  const parts = joinFeatures({
    features: [
      people,
      letters,
      feature({ name: 'pages', build: () => ({ routes: [aRoute('/api/pages/:id')] }) }),
    ],
  })(deps);
  expect(parts.routes.map(({ endpoint: { path } }) => path)).toEqual(['/api/pages/:id']);
  await expect(parts.commands?.greet?.(undefined)).resolves.toBe('Dear name of 7');
});

test('everything that features started is stopped with the service', async () => {
  const stopped: string[] = [];
  const working = (name: string) =>
    feature({
      name,
      build: () => ({
        background: () => ({ stop: async () => void stopped.push(`work of ${name}`) }),
        stop: async () => void stopped.push(name),
      }),
    });
  const { background, stop } = joinFeatures({ features: [working('mail'), working('push')] })(deps);
  await background?.()?.stop();
  await stop?.();
  expect(stopped).toEqual(['work of mail', 'work of push', 'mail', 'push']);
});

test('samples are inserted feature by feature, and a service without samples inserts none', async () => {
  const inserted: string[] = [];
  const seeding = (name: string) =>
    feature({
      name,
      build: () => ({
        seed: async () => {
          await Promise.resolve();
          inserted.push(name);
        },
      }),
    });
  await joinFeatures({ features: [seeding('brands'), seeding('listings')] })(deps).seed?.();
  expect(inserted).toEqual(['brands', 'listings']);
  expect(joinFeatures({ features: [people] })(deps).seed).toBeUndefined();
});

/** Bypasses the type check of the needs, as in a program that was compiled with another list. */
const join = (...features: readonly object[]) => joinFeatures({ features: features as never[] });

test.each<[string, () => unknown, string]>([
  [
    'a feature that is absent',
    () => join(letters)(deps),
    'The feature letters needs nameOf of the feature people, which is not in the list of features. Add people to it, before letters.',
  ],
  [
    'a feature that is listed too late',
    () => join(letters, people)(deps),
    'The feature letters needs nameOf of the feature people, which is listed after it. Move people before letters.',
  ],
  [
    'a thing that a feature does not give',
    () => join(feature({ name: 'people', build: () => ({}) }), letters)(deps),
    'The feature letters needs nameOf of the feature people, which gives no such thing. Add it to what people gives.',
  ],
  [
    'one name of two features',
    () => join(people, people)(deps),
    'Two features are called people. Give one another name.',
  ],
  [
    'one thing that two features give',
    () => join(people, { ...people, name: 'members' })(deps),
    'The features people and members both give nameOf. Rename one of the two.',
  ],
  [
    'one route of two features, whatever its parameters are called',
    () =>
      join(
        feature({ name: 'pages', build: () => ({ routes: [aRoute('/api/pages/:id')] }) }),
        feature({ name: 'books', build: () => ({ routes: [aRoute('/api/pages/:page')] }) }),
      )(deps),
    'The features pages and books both have the route GET /api/pages/{}. Remove it from one, or give one another name.',
  ],
  [
    'rows about persons that no call would list',
    () =>
      join(
        feature({
          name: 'letters',
          build: () => ({ ownData: [{ kind: 'letter', read: async () => [] }] }),
        }),
      )(deps),
    'A feature has rows about persons (letter), and the service has no call for their download. Give it one: ownData.',
  ],
])('the error contains the fix: %s', (_, build, message) => {
  expect(build).toThrow(message);
});
