import { randomBytes, randomUUID } from 'node:crypto';
import {
  addCallerStates,
  eventually,
  makePactWorld,
  type StateKit,
  someone,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import type { Knex } from 'knex';
import { z } from 'zod';
import {
  fulfilRequirement,
  makeFranchise,
  makeInquiry,
  makeMessages,
  makePerson,
  makeProperty,
  makeRequirement,
  runSweeps,
} from '../test/builders';

/** Parameters of a state: ids the consumer asks for, and how many rows there are. */
const Parameters = z.looseObject({
  id: z.guid().optional(),
  brandId: z.guid().optional(),
  providerId: z.guid().optional(),
  requirementId: z.guid().optional(),
  title: z.string().optional(),
  /** Address of a webhook. */
  url: z.string().optional(),
  meetingId: z.guid().optional(),
  noteId: z.guid().optional(),
  /** Notes and labels that the receiver added to an inquiry. */
  label: z.string().optional(),
  /** What the sender says with an inquiry. */
  plans: z
    .object({ budget: z.string(), city: z.string(), startTime: z.string(), experience: z.string() })
    .optional(),
  isBelowBudget: z.boolean().default(false),
  answers: z.record(z.string(), z.string().nullable()).default({}),
  /** A number that the sender shared. */
  phone: z.string().optional(),
  /** The sender confirmed the number. */
  isPhoneConfirmed: z.boolean().default(false),
  /** The caller has an unread message. */
  unread: z.boolean().default(false),
  count: z.int().min(1).default(1),
  replies: z.int().min(0).default(0),
  status: z.enum(['open', 'in_progress', 'deal_closed', 'declined', 'withdrawn']).default('open'),
});
type Parameters = z.output<typeof Parameters>;

type Kit = StateKit<Parameters>;

const text = { subject: 'A corner shop', message: 'Is Pune free?' };

/** Listings in the projections of this service. */
const addListingStates = ({ state, caller }: Kit, db: Knex) => {
  state('the franchise is known', ({ id, brandId, title }) =>
    makeFranchise(db, { id, title, owner: someone('brand', brandId) }),
  );
  state('the requirement is known', ({ id, brandId, title }) =>
    makeRequirement(db, { id, title, brand: someone('brand', brandId) }),
  );
  state('the requirement belongs to the caller', ({ id, title }) =>
    makeRequirement(db, { id, title, brand: caller() }),
  );
  state('the property is known', ({ id, providerId, title }) =>
    makeProperty(db, { id, title, provider: someone('agent', providerId) }),
  );
  state('the property belongs to the caller', ({ id, title }) =>
    makeProperty(db, { id, title, provider: caller() }),
  );
};

const addInquiryStates = ({ state, caller }: Kit, db: Knex) => {
  /** The first has the id that the consumer names; the others are newer. */
  const inquiries = async (parameters: Parameters, side: 'from' | 'to' | 'between others') => {
    const {
      id,
      count,
      replies,
      status,
      requirementId,
      phone,
      unread,
      plans,
      isBelowBudget,
      isPhoneConfirmed,
    } = parameters;
    for (let n = 0; n < count; n += 1) {
      const [from, to] = [
        side === 'from' ? caller() : await makePerson(db, someone(requirementId ? 'agent' : 'investor')),
        side === 'to' ? caller() : await makePerson(db, someone('brand')),
      ];
      const { id: franchiseId } = await makeFranchise(db, { owner: to });
      if (n === 0 && id) {
        // Another interaction may have used the same id for an inquiry of other people.
        await db('inquiry_messages').where({ inquiry_id: id }).delete();
        await db('inquiries').where({ id }).delete();
      }
      const fields = { from, to, franchiseId, requirementId, status };
      const made = await makeInquiry(db, n === 0 && id ? { ...fields, id } : fields);
      if (unread)
        await db('inquiries')
          .where({ id: made.id })
          .update({ unread_by_sender: side === 'from', unread_by_receiver: side === 'to' });
      if (plans)
        await db('inquiries').where({ id: made.id }).update({
          budget: plans.budget,
          city: plans.city,
          start_time: plans.startTime,
          experience: plans.experience,
          is_below_budget: isBelowBudget,
        });
      if (phone)
        await db('inquiry_phones').insert({
          inquiry_id: made.id,
          number: phone,
          on_whats_app: false,
          confirmed_at: isPhoneConfirmed ? new Date() : null,
          consented_at: new Date(),
        });
      await makeMessages(db, { inquiryId: made.id, from, to, count: replies });
    }
  };
  state('the caller has received inquiries', (parameters) => inquiries(parameters, 'to'));
  state('the caller has sent inquiries', (parameters) => inquiries(parameters, 'from'));
  state('the caller has answered questions about their plans', ({ answers }) =>
    db('investor_answers')
      .insert({ user_id: caller().id, answers: JSON.stringify(answers), updated_at: new Date() })
      .onConflict('user_id')
      .merge(),
  );
  /** A meeting about the caller's inquiry, which another state created. */
  const meeting = async (by: 'caller' | 'other', { id, meetingId = randomUUID() }: Parameters) => {
    const { from_user_id: from, to_user_id: to } = await db('inquiries').where({ id }).first();
    const other = from === caller().id ? to : from;
    await db('meetings').where({ id: meetingId }).delete();
    await db('meetings').insert({
      id: meetingId,
      inquiry_id: id,
      by_user_id: by === 'caller' ? caller().id : other,
      state: 'proposed',
      times: ['2027-01-04T05:30:00.000Z', '2027-01-05T10:00:00.000Z'],
      minutes: 60,
      created_at: new Date(),
      updated_at: new Date(),
    });
  };
  state('a meeting about it is proposed to the caller', (parameters) => meeting('other', parameters));
  state('the caller has proposed a meeting about it', (parameters) => meeting('caller', parameters));
  state('the caller has put a label on it', ({ id, label }) =>
    db('inquiry_labels').insert({ id: randomUUID(), inquiry_id: id, owner_id: caller().id, label }),
  );
  state('the caller has a note about it', ({ id, noteId }) =>
    db('inquiry_notes').insert({
      id: noteId,
      inquiry_id: id,
      owner_id: caller().id,
      author_id: caller().id,
      text: 'Called on Monday.',
      created_at: new Date(),
    }),
  );
  state('a message to the caller', async ({ id = randomUUID(), messageId }) => {
    const from = await makePerson(db, someone('brand'));
    const { id: franchiseId } = await makeFranchise(db, { owner: from });
    await db('message_reports').where({ inquiry_id: id }).delete();
    await db('inquiries').where({ id }).delete();
    await makeInquiry(db, { id, from: caller(), to: from, franchiseId });
    await makeMessages(db, { inquiryId: id, from: caller(), to: from, count: 1 });
    await db('inquiry_messages').where({ inquiry_id: id }).update({ id: messageId });
  });
  state('the caller has a saved reply', async ({ id = randomUUID(), title = 'Fees' }) => {
    await db('saved_replies').where({ id }).orWhere({ brand_id: caller().id }).delete();
    await db('saved_replies').insert({
      id,
      brand_id: caller().id,
      title,
      text: 'The fee is 5 lakh.',
      created_at: new Date(),
      updated_at: new Date(),
    });
  });
  state('a message was reported', async ({ reportId }) => {
    await db('message_reports').delete();
    const [from, to] = [await makePerson(db), await makePerson(db, someone('brand'))];
    const { id: franchiseId } = await makeFranchise(db, { owner: to });
    const { id } = await makeInquiry(db, { from, to, franchiseId });
    await db('message_reports').insert({
      id: reportId,
      inquiry_id: id,
      message_id: id,
      writer_id: from.id,
      reason: 'fraud',
      text: 'They ask for money.',
      reporter_id: to.id,
      created_at: new Date(),
    });
  });
  state('there are inquiries between others', (parameters) => inquiries(parameters, 'between others'));
  state('the caller has offered to the requirement', ({ requirementId = randomUUID(), brandId }) =>
    makeInquiry(db, { from: caller(), to: someone('brand', brandId), requirementId }),
  );
};

const addWebhook = async (db: Knex, { brandId, url }: { brandId: string; url: string }) => {
  await db('webhooks').where({ brand_id: brandId }).delete();
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const now = new Date();
  await db('webhooks').insert({ brand_id: brandId, url, secret, created_at: now, updated_at: now });
};

/** The webhook of the caller, and a delivery that was given up. */
const addWebhookStates = ({ state, caller }: Kit, db: Knex) => {
  state('the caller has no webhook', () => db('webhooks').where({ brand_id: caller().id }).delete());
  state('the caller has a webhook', async ({ id, url = 'https://crm.example/inquiries' }) => {
    const brand = caller();
    await addWebhook(db, { brandId: brand.id, url });
    // Administrators list it too, and read the names of both sides.
    const [from, to] = [await makePerson(db), await makePerson(db, someone('brand'))];
    const { id: franchiseId } = await makeFranchise(db, { owner: to });
    const inquiry = await makeInquiry(db, { from, to, franchiseId });
    await db('webhook_deliveries').where({ id }).delete();
    await db('webhook_deliveries').insert({
      id,
      brand_id: brand.id,
      type: 'inquiry.received',
      inquiry_id: inquiry.id,
      state: 'failed',
      tries: 9,
      status: 500,
      problem: 'status',
      created_at: new Date(),
      waiting_since: new Date(),
      tried_at: new Date(),
    });
  });
};

/** States whose last event a consumer reads. */
const addEventStates = ({ state, ask }: Kit, service: TestService) => {
  const { db } = service.running;
  const changeStatus = (as: TestUser, id: string, status: string) =>
    ask(as, 'PATCH', `/api/inquiries/${id}/status`, { status });
  const offer = async () => {
    const agent = someone('agent');
    const { id: requirementId, brand } = await makeRequirement(db);
    const { id: propertyId } = await makeProperty(db, { provider: agent });
    const { id, createdAt } = await ask(agent, 'POST', '/api/inquiries', {
      ...text,
      toUserId: brand.id,
      requirementId,
      propertyId,
      proposedCommission: 1.5,
    });
    return { id, agent, brand, requirementId, createdAt };
  };
  const inquiry = async () => {
    const { id: franchiseId, owner } = await makeFranchise(db);
    const body = { ...text, toUserId: owner.id, franchiseId };
    const investor = await makePerson(db);
    const { id } = await ask(investor, 'POST', '/api/inquiries', body);
    return { id, owner };
  };
  state('an investor sends an inquiry about a franchise', inquiry);
  state('a brand sets an inquiry about its franchise in progress', async () => {
    const { id, owner } = await inquiry();
    await changeStatus(owner, id, 'in_progress');
  });
  state('a brand replies to an inquiry about its franchise', async () => {
    const { id, owner } = await inquiry();
    await ask(owner, 'POST', `/api/inquiries/${id}/messages`, { message: 'Yes, the area is free.' });
  });
  state('a brand replies to an inquiry with a picture', async () => {
    const { id, owner } = await inquiry();
    const url = `/attachments/${randomUUID()}`;
    const picture = { url, name: 'shop.jpg', width: 400, height: 300, blur: 'data:image/webp;base64,AAAA' };
    const files = { pictures: [picture], documents: [] };
    await ask(owner, 'POST', `/api/inquiries/${id}/messages`, { message: 'The shop', files });
  });
  state('a brand proposes a meeting', async () => {
    const { id, owner } = await inquiry();
    const times = [new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString()];
    await ask(owner, 'POST', `/api/inquiries/${id}/meetings`, { times, minutes: 60 });
  });
  state('a brand has not answered an inquiry for a day', async () => {
    await inquiry();
    await runSweeps(service, new Date(Date.now() + 25 * 60 * 60 * 1_000));
  });
  state('a brand has not answered an inquiry for three days', async () => {
    await inquiry();
    await runSweeps(service, new Date(Date.now() + 73 * 60 * 60 * 1_000));
  });
  state('the CRM of a brand has not accepted deliveries for a day', async () => {
    const { id: brandId } = someone('brand');
    const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1_000);
    await addWebhook(db, { brandId, url: 'https://crm.invalid/inquiries' });
    await db('webhook_deliveries').insert({
      id: randomUUID(),
      brand_id: brandId,
      type: 'inquiry.received',
      state: 'waiting',
      created_at: dayAgo,
      waiting_since: dayAgo,
    });
    await db('webhooks').where({ brand_id: brandId }).update({ due_at: dayAgo });
    await eventually(async () => expect(await service.outbox(brandId)).toHaveLength(1));
  });
  state('a brand answers three inquiries within an hour', async () => {
    const { id: franchiseId, owner } = await makeFranchise(db);
    for (let n = 0; n < 3; n += 1) {
      const body = { ...text, toUserId: owner.id, franchiseId };
      const { id } = await ask(await makePerson(db), 'POST', '/api/inquiries', body);
      await ask(owner, 'POST', `/api/inquiries/${id}/messages`, { message: 'Yes, the area is free.' });
    }
    await runSweeps(service, new Date());
  });
  state('a brand answers ten inquiries in time', async () => {
    const brand = someone('brand');
    const createdAt = new Date(Date.now() - 3 * 24 * 60 * 60 * 1_000);
    const answeredAt = new Date(createdAt.getTime() + 1_000);
    for (let n = 0; n < 10; n += 1)
      await makeInquiry(db, {
        from: someone('investor'),
        to: brand,
        createdAt,
        answeredAt,
        status: 'in_progress',
      });
    await db('reply_times').insert({ brand_id: brand.id });
    await runSweeps(service, new Date());
  });
  state('an agent offers a property with a commission to a requirement', offer);
  state('an agent withdraws an offer of a property with a commission', async () => {
    const { id, agent } = await offer();
    await changeStatus(agent, id, 'withdrawn');
  });
  state('an offer of a property with a commission closes with its requirement', async () => {
    const { brand, requirementId, createdAt } = await offer();
    await fulfilRequirement(service, { brand, requirementId, fulfilledAt: createdAt });
  });
  state('a brand asks to visit a property', async () => {
    const brand = someone('brand');
    const { id: requirementId } = await makeRequirement(db, { brand });
    const { id: propertyId, provider } = await makeProperty(db);
    await ask(brand, 'POST', '/api/inquiries', {
      ...text,
      toUserId: provider.id,
      requirementId,
      propertyId,
    });
  });
};

/** The states that consumers' pacts name. The same calls as in production publish the events. */
export const makeWorld = (service: TestService) => {
  const kit = makePactWorld(service, (parameters) => Parameters.parse(parameters));
  const { db } = service.running;
  addCallerStates(kit);
  addListingStates(kit, db);
  addInquiryStates(kit, db);
  addWebhookStates(kit, db);
  addEventStates(kit, service);
  return kit.world;
};
