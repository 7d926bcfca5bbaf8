import { setTimeout as sleep } from 'node:timers/promises';
import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { route, runMain } from '../../src/index';
import { countsConsumer, makeReader } from '../counting';

const get = (path: string) =>
  endpoint({
    service: 'inquiry',
    method: 'GET',
    path,
    summary: 'A call of tests.',
    access: 'public',
    response: { 200: z.object({ done: z.boolean() }) },
  });

/** Returns the release that answers. */
const where = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/test/where',
  summary: 'A call of tests.',
  access: 'public',
  response: { 200: z.object({ version: z.string() }) },
});
const echo = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/test/echo',
  summary: 'A call of tests.',
  access: 'public',
  body: z.object({ text: z.string() }),
  response: { 200: z.object({ version: z.string(), text: z.string() }) },
});
/** Returns the time of the machine's clock and of the service's clock. */
const time = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/test/time',
  summary: 'A call of tests.',
  access: 'public',
  response: { 200: z.object({ ofMachine: z.number(), ofService: z.number() }) },
});
const version = process.env.RELEASE_VERSION ?? '';

/** A service in its own process, which tests start, stop and break. */
void runMain({
  ...makeReader(),
  build: ({ clock }) => ({
    consumers: [countsConsumer],
    routes: [
      route(where, () => ({ version })),
      route(time, () => ({ ofMachine: Date.now(), ofService: clock.now().getTime() })),
      route(echo, async ({ text }) => {
        await sleep(5);
        return { version, text };
      }),
      route(get('/slow'), async () => {
        await sleep(700);
        return { done: true };
      }),
      route(get('/break'), () => {
        setTimeout(() => {
          throw new Error('nobody catches this');
        }, 50);
        return { done: true };
      }),
    ],
  }),
});
