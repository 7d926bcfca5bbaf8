import { franchiseCreatedV1, inquirySentV1, userRegisteredV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, someone, type TestUser } from '@setu/service-kit/test';
import { z } from 'zod';
import { aNetwork, anEntry, type Content, callAsAdmin } from '../test/builders';
import { aFranchiseState, anInquiryState, aUserState } from '../test/events';
import { aConsultation, aContactMessage } from '../test/submissions';

/** Parameters of a state: the id a consumer asks for, how many, and fields as callers send them. */
const Parameters = z.looseObject({ id: z.guid().optional(), count: z.int().min(1).default(1) });
type Parameters = z.output<typeof Parameters>;

interface World {
  /** Who the next request comes from, and by which session. */
  caller: { user: TestUser; kind: 'user' | 'admin' } | null;
  states: Record<string, (parameters?: unknown) => Promise<undefined>>;
}

/**
 * What consumers' pacts presuppose, made by the calls and events that make it in production. States are told one after the
 * other: who is signed in comes first, what is theirs after it.
 */
export const makeWorld = (content: Content): World => {
  const world: World = { caller: null, states: {} };
  const state = (name: string, make: (parameters: Parameters) => Promise<unknown> | unknown) => {
    world.states[name] = async (parameters) => {
      await make(Parameters.parse(parameters ?? {}));
      return undefined;
    };
  };
  const ask = async (method: string, path: string, body?: unknown) => {
    const reply = await callAsAdmin(content.service, method, path, body);
    if (reply.status >= 400) throw new Error(`${reply.status}: ${reply.text}`);
    return reply.body;
  };
  const hear = async (
    definition: typeof userRegisteredV1 | typeof franchiseCreatedV1 | typeof inquirySentV1,
    data: { id: string },
  ) => {
    for (const reader of content.service.running.consumers)
      if (reader.subscriptions.some((subscription) => subscription.definition.type === definition.type))
        await handleEvent(content.db, reader, JSON.stringify(envelopeOf(definition, data.id, data as never)));
  };
  const write = async (path: string, body: unknown) => {
    const reply = await content.service.call('POST', path, { body, headers: aNetwork() });
    if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  };
  const empty = (table: string) => content.db(table).delete();

  /** A consumer names the id it asks for; the API gives out its own, so the row is renamed. */
  const piece = async ({ id, count: _, ...fields }: Parameters) => {
    const draft = anEntry(fields);
    await content.db('website_content').where({ key: draft.key }).delete();
    const made = await ask('POST', '/api/admin/content', draft);
    if (!id) return made.id as string;
    await content.db('website_content').where({ id }).delete();
    await content.db('website_content').where({ id: made.id }).update({ id });
    return id;
  };
  const owner = () => (world.caller?.user.role === 'brand' ? world.caller.user : someone('brand'));
  const franchise = async ({ id, count: _, ...fields }: Parameters, brandId = owner().id) => {
    const told = aFranchiseState({ brandId, ...(id ? { id } : {}), ...fields });
    await content.db('franchises').where({ id: told.id }).delete();
    await hear(franchiseCreatedV1, told);
    return told.id;
  };

  state('nobody is signed in', () => {
    world.caller = null;
  });
  for (const role of ['investor', 'brand', 'agent'] as const)
    state(`signed in as ${role}`, () => {
      world.caller = { user: someone(role), kind: 'user' };
    });
  state('signed in as administrator', () => {
    world.caller = { user: someone('admin'), kind: 'admin' };
  });
  state('a piece of site copy exists', piece);
  state('a piece of site copy was deleted', async (parameters) =>
    ask('DELETE', `/api/admin/content/${await piece(parameters)}`),
  );
  state('there is no site copy', () => empty('website_content'));
  state('the site is called', ({ id: _, count: __, ...settings }) =>
    ask('PATCH', '/api/admin/settings', settings),
  );
  state('a franchise is listed', (parameters) => franchise(parameters));
  state('a franchise of the brand was viewed', async (parameters) => {
    const franchiseId = await franchise(parameters);
    for (let n = 0; n < parameters.count; n += 1)
      await content.service.call('POST', '/api/analytics', {
        headers: aNetwork(),
        body: { event: 'franchise_view', data: { franchiseId } },
      });
  });
  state('there are a user, a franchise and an inquiry', async () => {
    const user = aUserState({ createdAt: new Date().toISOString() });
    await hear(userRegisteredV1, user);
    const franchiseId = await franchise(Parameters.parse({}));
    await hear(
      inquirySentV1,
      anInquiryState({ fromUserId: user.id, franchiseId, createdAt: new Date().toISOString() }),
    );
  });
  state('nothing happened yet', () => empty('activity'));
  state('the market was observed', async () => {
    const franchiseId = await franchise(Parameters.parse({}));
    for (const daysAgo of [40, 2, 1])
      await hear(
        inquirySentV1,
        anInquiryState({
          franchiseId,
          createdAt: new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1_000).toISOString(),
        }),
      );
  });
  state('people asked for consultations', async ({ count, ...fields }) => {
    await empty('consultations');
    for (let n = 0; n < count; n += 1) await write('/api/consultations', aConsultation(fields));
  });
  state('people wrote to us', async ({ count, ...fields }) => {
    await empty('contact_messages');
    for (let n = 0; n < count; n += 1) await write('/api/contact', aContactMessage(fields));
  });
  return world;
};
