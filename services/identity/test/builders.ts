import { randomUUID } from 'node:crypto';
import type { ServiceDefinition, ServiceParts } from '@setu/service-kit';
import {
  type ServiceAlone,
  served,
  setUpServiceAlone,
  startServiceAlone,
  type TestReply,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import { identityService } from '../src/app';

const sweepsOf = new WeakMap<TestService['running']['db'], ServiceParts['sweeps']>();

/** The identity service, whose hourly work `runSweeps` can run. */
const observed: ServiceDefinition = {
  ...identityService,
  build: (deps) => {
    const parts = identityService.build(deps);
    sweepsOf.set(deps.db, parts.sweeps);
    return parts;
  },
};

/** Runs the hourly work as of an instant. @returns how many items were handled */
export const runSweeps = async ({ running }: TestService, now: Date): Promise<number> => {
  let handled = 0;
  for (const { run } of sweepsOf.get(running.db) ?? []) handled += await run(now);
  return handled;
};

/** A real identity service with its own database and broker. */
export const startIdentity = () => startServiceAlone(observed);
/** Starts it before the tests of a file and stops it after them. */
export const setUpIdentity = () => setUpServiceAlone(observed);
export type Identity = ServiceAlone;

/** A registration with a unique email address. */
export const aRegistration = (more: Record<string, unknown> = {}) => ({
  email: `${randomUUID()}@people.test`,
  password: 'a quiet morning in Pune',
  firstName: 'Asha',
  lastName: 'Kulkarni',
  role: 'investor',
  phone: '9820012345',
  city: 'Pune',
  state: 'Maharashtra',
  acceptTerms: true,
  ...more,
});

let networks = 0;
/** A unique network, so that no test uses up the attempts of another test. */
export const aNetwork = (): Record<string, string> => {
  networks += 1;
  return { 'x-client-ip': `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}` };
};

/** Registers a user with JSON. @returns the sent values and the reply */
export const register = async (
  service: TestService,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = aNetwork(),
) => {
  const sent = aRegistration(more);
  const reply = await served(() => service.call('POST', '/api/register', { body: sent, headers }));
  return { sent, reply, user: reply.body as { id: string; role: 'investor' | 'brand' | 'agent' } };
};

/** Confirms the address of a person, like the link in the first mail. */
export const confirmAddress = async (service: TestService, { id }: { id: string }): Promise<void> => {
  await service.running.db('users').where({ id }).update({ email_confirmed_at: new Date() });
};

/** Creates a user with the role admin, which a registration cannot choose. @returns the user and the registered values */
export const makeAdmin = async (service: TestService, more: Record<string, unknown> = {}) => {
  const { sent, user } = await register(service, more);
  await service.running.db('users').where({ id: user.id }).update({ role: 'admin' });
  return { sent, user: { id: user.id, role: 'admin' } satisfies TestUser as TestUser };
};

/** A call in an administrator session. */
export const callAsAdmin = async (
  service: TestService,
  admin: TestUser,
  method: string,
  path: string,
  body?: unknown,
): Promise<TestReply> =>
  service.call(method, path, { headers: await service.callers.headersFor(admin, 'admin'), body });

/** Events about a user, oldest first. */
export const eventsAbout = (service: TestService, id: string) => service.outbox(id);

/** Posts a form as a browser does. */
export const postForm = async (
  service: TestService,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = aNetwork(),
): Promise<TestReply> => {
  const reply = await fetch(`${service.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers },
    body: new URLSearchParams(fields),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text(), body: null };
};

export const intentHeader = (intent: Record<string, unknown>) => ({
  cookie: `intent=${encodeURIComponent(JSON.stringify(intent))}`,
});
