import { randomUUID } from 'node:crypto';
import {
  brandProfileSavedV1,
  userRegisteredV1,
  userRoleChangedV1,
  userSuspensionChangedV1,
  userUpdatedV1,
} from '@setu/contracts';
import type { TestService, TestUser } from '@setu/service-kit/test';
import { callAsAdmin, makeAdmin, register } from '../test/builders';

type Parameters = Record<string, unknown>;
type StateHandler = (parameters?: unknown) => Promise<undefined>;

interface World {
  /** Who the next request comes from, and in which session. */
  caller: { user: TestUser; kind: 'user' | 'admin' } | null;
  /** The event that the state just entered is about. */
  lastEvent: () => Promise<unknown>;
  states: Record<string, StateHandler>;
}

/** A brand's profile with every field. */
const profile = {
  brandName: 'Nadi Naturals',
  description: 'Cold-pressed oils from our own mill.',
  targetAudience: 'Families in cities',
  website: 'https://nadi.example',
};

/** What consumers' pacts presuppose, made by the same calls that make it in production. */
export const makeWorld = (service: TestService): World => {
  let told = '';
  const world: World = {
    caller: null,
    lastEvent: async () => (await service.outbox()).findLast(({ type }) => type === told)?.envelope,
    states: {},
  };
  const state = (name: string, make: (parameters: Parameters) => Promise<unknown> | undefined) => {
    world.states[name] = async (parameters) => {
      await make((parameters ?? {}) as Parameters);
      return undefined;
    };
  };
  /** A state that is about an event of this type. */
  const tells = (type: string, name: string, make: () => Promise<unknown>) =>
    state(name, async () => {
      told = type;
      await make();
    });

  const aBrand = async (fields: Parameters = {}) =>
    (await register(service, { role: 'brand', brandName: profile.brandName, ...fields })).user;
  const saveProfile = (as: TestUser, words: Parameters) =>
    service.call('PATCH', '/api/brand/profile', { as, body: { ...profile, ...words } });
  const makeBrandAnInvestor = async () => {
    const { user: admin } = await makeAdmin(service);
    const { id } = await aBrand();
    await callAsAdmin(service, admin, 'PATCH', `/api/admin/users/${id}/role`, { role: 'investor' });
  };

  const users = () => service.running.db('users');
  /** A consumer names the id it asks for; the API gives out its own, so the account is given that one. */
  const rename = async (from: string, to: unknown): Promise<string> => {
    if (typeof to !== 'string') return from;
    await users().where({ id: to }).delete();
    await service.running.db('credentials').where({ user_id: from }).delete();
    await users().where({ id: from }).update({ id: to });
    return to;
  };

  for (const role of ['investor', 'brand', 'agent'])
    state(`signed in as ${role}`, async (fields) => {
      const { user } = await register(service, { role, ...fields });
      world.caller = { user, kind: 'user' };
    });
  state('signed in as brand with a profile', async (words) => {
    const user = await aBrand();
    await saveProfile(user, words);
    world.caller = { user, kind: 'user' };
  });
  state('nobody is signed in', async () => {
    world.caller = null;
  });
  state('no demo is offered', async () => undefined);
  state('the session outlived its account', async () => {
    world.caller = { user: { id: randomUUID(), role: 'investor' }, kind: 'user' };
  });
  state('signed in as administrator', async (fields) => {
    const { user } = await makeAdmin(service, fields);
    world.caller = { user, kind: 'admin' };
  });
  state('an administrator can log in', (fields) => makeAdmin(service, fields));
  state('somebody has registered', async ({ id, ...fields }) => {
    const { user } = await register(service, fields);
    await rename(user.id, id);
  });
  state('an account is suspended', async ({ id, reason = 'Advertising in inquiries.', ...fields }) => {
    const { user } = await register(service, fields);
    const userId = await rename(user.id, id);
    const { user: admin } = await makeAdmin(service);
    await callAsAdmin(service, admin, 'POST', `/api/admin/users/${userId}/suspend`, { reason });
  });
  state('the administrator is the only one', async ({ id, ...fields }) => {
    await users().where({ role: 'admin' }).update({ role: 'investor' });
    const { user } = await makeAdmin(service, fields);
    world.caller = { user: { ...user, id: await rename(user.id, id) }, kind: 'admin' };
  });

  tells(userRegisteredV1.type, 'an investor registers with first and last name', () => register(service));
  tells(userRegisteredV1.type, 'a brand registers with a brand name', () => aBrand());
  tells(userUpdatedV1.type, 'an administrator makes a brand an investor', makeBrandAnInvestor);
  tells(
    userRoleChangedV1.type,
    'an administrator changes the role of a brand to investor',
    makeBrandAnInvestor,
  );
  const suspendABrand = async () => {
    const { user: admin } = await makeAdmin(service, { firstName: 'Nisha', lastName: 'Verma' });
    const { id } = await aBrand();
    await callAsAdmin(service, admin, 'POST', `/api/admin/users/${id}/suspend`, {
      reason: 'Advertising in inquiries.',
    });
  };
  tells(userUpdatedV1.type, 'an administrator suspends a brand', suspendABrand);
  tells(userSuspensionChangedV1.type, 'an administrator suspends the account of a brand', suspendABrand);
  tells(brandProfileSavedV1.type, 'a brand saves its profile with every field', async () =>
    saveProfile(await aBrand(), {}),
  );
  return world;
};
