import { franchiseCreatedV1, inquirySentV1, userRegisteredV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { addCallerStates, envelopeOf, makePactWorld, type StateKit, someone } from '@setu/service-kit/test';
import { z } from 'zod';
import { aNetwork, anEntry, type Content, callAsAdmin } from '../test/builders';
import { aPdf, uploadDocument, written } from '../test/documents';
import { aFranchiseState, anInquiryState, aUserState } from '../test/events';
import { aPhoto, uploadFile } from '../test/pictures';
import { aConsultation, aContactMessage } from '../test/submissions';

/** Parameters of a state: the id a consumer asks for, how many, and fields as callers send them. */
const Parameters = z.looseObject({ id: z.guid().optional(), count: z.int().min(1).default(1) });
type Parameters = z.output<typeof Parameters>;

type Kit = StateKit<Parameters>;

type ReadEvent = typeof userRegisteredV1 | typeof franchiseCreatedV1 | typeof inquirySentV1;

/** Parts of several states. They use the same calls and events as in production. */
const makeSteps = ({ world }: Kit, content: Content) => {
  const ask = async (method: string, path: string, body?: unknown) => {
    const reply = await callAsAdmin(content.service, method, path, body);
    if (reply.status >= 400) throw new Error(`${reply.status}: ${reply.text}`);
    return reply.body;
  };
  const consume = async (definition: ReadEvent, data: { id: string }) => {
    for (const consumer of content.service.running.consumers)
      if (consumer.subscriptions.some((subscription) => subscription.definition.type === definition.type))
        await handleEvent(
          content.db,
          consumer,
          JSON.stringify(envelopeOf(definition, data.id, data as never)),
        );
  };
  const owner = () => (world.caller?.user.role === 'brand' ? world.caller.user : someone('brand'));
  const franchise = async ({ id, count: _, ...fields }: Parameters, brandId = owner().id) => {
    const created = aFranchiseState({ brandId, ...(id ? { id } : {}), ...fields });
    await content.db('franchises').where({ id: created.id }).delete();
    await consume(franchiseCreatedV1, created);
    return created.id;
  };
  const empty = (table: string) => content.db(table).delete();
  return { ask, consume, franchise, empty };
};
type Steps = ReturnType<typeof makeSteps>;

const addSiteStates = ({ state }: Kit, { ask, empty }: Steps, content: Content) => {
  /** The API generates ids, so the row gets the id that the consumer names afterwards. */
  const entry = async ({ id, count: _, ...fields }: Parameters) => {
    const draft = anEntry(fields);
    await content.db('website_content').where({ key: draft.key }).delete();
    const made = await ask('POST', '/api/admin/content', draft);
    if (!id) return made.id as string;
    await content.db('website_content').where({ id }).delete();
    await content.db('website_content').where({ id: made.id }).update({ id });
    return id;
  };
  // The second names are for pacts of older releases.
  state(['a site copy entry exists', 'a piece of site copy exists'], entry);
  state(['a site copy entry was deleted', 'a piece of site copy was deleted'], async (parameters) =>
    ask('DELETE', `/api/admin/content/${await entry(parameters)}`),
  );
  state('there is no site copy', () => empty('website_content'));
  state('the site is called', ({ id: _, count: __, ...settings }) =>
    ask('PATCH', '/api/admin/settings', settings),
  );
};

const addStatisticsStates = ({ state }: Kit, { consume, franchise, empty }: Steps, content: Content) => {
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
    await consume(userRegisteredV1, user);
    const franchiseId = await franchise(Parameters.parse({}));
    await consume(
      inquirySentV1,
      anInquiryState({ fromUserId: user.id, franchiseId, createdAt: new Date().toISOString() }),
    );
  });
  state('nothing happened yet', () => empty('activity'));
  state('the market was observed', async () => {
    const franchiseId = await franchise(Parameters.parse({}));
    for (const daysAgo of [40, 2, 1])
      await consume(
        inquirySentV1,
        anInquiryState({
          franchiseId,
          createdAt: new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1_000).toISOString(),
        }),
      );
  });
};

const addSubmissionStates = ({ state }: Kit, { empty }: Steps, content: Content) => {
  const submit = async (path: string, body: unknown) => {
    const reply = await content.service.call('POST', path, { body, headers: aNetwork() });
    if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  };
  state('people asked for consultations', async ({ count, ...fields }) => {
    await empty('consultations');
    for (let n = 0; n < count; n += 1) await submit('/api/consultations', aConsultation(fields));
  });
  state('people wrote to us', async ({ count, ...fields }) => {
    await empty('contact_messages');
    for (let n = 0; n < count; n += 1) await submit('/api/contact', aContactMessage(fields));
  });
};

const addUploadStates = ({ state, world }: Kit, content: Content) => {
  /** The service generates ids of uploads, so the row gets the id that the consumer names afterwards. */
  const upload = async (id: string | undefined, bytes: Uint8Array, send = uploadFile) => {
    const owner = world.caller?.user;
    if (!id || !owner) throw new Error('An upload needs an id and somebody who is signed in.');
    const done = await send(content, owner, bytes);
    await content.db('uploads').where({ id }).delete();
    await content.db('uploads').where({ id: done.id }).update({ id });
  };
  state('the caller has a picture', async ({ id }) => upload(id, await aPhoto(400, 300).jpeg().toBuffer()));
  state('the caller has a PDF', async ({ id }) => upload(id, await written(await aPdf()), uploadDocument));
  state('the caller sent a file that is no picture', ({ id }) => upload(id, Buffer.from('%PDF-1.7')));
};

/** The states that consumers' pacts name, created by the same calls and events as in production. */
export const makeWorld = (content: Content) => {
  const kit = makePactWorld(content.service, (parameters) => Parameters.parse(parameters));
  const steps = makeSteps(kit, content);
  addCallerStates(kit);
  addSiteStates(kit, steps, content);
  addStatisticsStates(kit, steps, content);
  addSubmissionStates(kit, steps, content);
  addUploadStates(kit, content);
  return kit.world;
};
