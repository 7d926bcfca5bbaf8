import { randomUUID } from 'node:crypto';
import { inquiryStatusChangedV1, requirementFulfilledMessage, requirementUpdatedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { handleEvent, replayConsumer } from '@setu/service-kit';
import { envelopeOf, eventually, publishEvent, someone } from '@setu/service-kit/test';
import {
  aFulfilledRequirement,
  makeInquiry,
  makeMessages,
  makeRequirement,
  setUpInquiries,
} from '../../../test/builders';

const inquiries = setUpInquiries();

const db = () => inquiries.db;
const consumer = () => {
  const found = inquiries.service.running.consumers.find(
    ({ name }) => name === 'catalog-fulfilled-requirements',
  );
  if (!found) throw new Error('no consumer of fulfilled requirements');
  return found;
};
const stored = (id: string) => db()('inquiries').where({ id }).first();
const messagesOf = (id: string) =>
  db()('inquiry_messages').where({ inquiry_id: id }).orderBy('position').select('from_user_id', 'message');
const eventsOf = (id: string) => inquiries.service.outbox(id);

const minute = 60_000;
type Requirement = EventData<typeof requirementUpdatedV1>;

/** A requirement with an offer of the agent who got the deal, an offer of another agent, and the event that it is fulfilled. */
const fulfilled = async (with_: Partial<Requirement> = {}) => {
  const [winner, other] = [someone('agent'), someone('agent')];
  const { id: requirementId, brand } = await makeRequirement(db());
  const sent = new Date(Date.now() - minute);
  const about = { to: brand, requirementId, createdAt: sent };
  const won = await makeInquiry(db(), { from: winner, ...about, status: 'in_progress' });
  const lost = await makeInquiry(db(), { from: other, ...about });
  const data = aFulfilledRequirement({
    id: requirementId,
    brandId: brand.id,
    fulfilledBy: winner.id,
    createdAt: sent.toISOString(),
    ...with_,
  });
  return { brand, winner, other, requirementId, won, lost, data };
};
const envelope = (data: Requirement, eventId: string = randomUUID()) =>
  envelopeOf(requirementUpdatedV1, data.id, data, eventId);
const handle = (data: Requirement, eventId?: string) =>
  handleEvent(db(), consumer(), JSON.stringify(envelope(data, eventId)));

it('the accepted offer becomes a closed deal, another offer is declined with the reason, and each is published once', async () => {
  const { brand, won, lost, data } = await fulfilled();
  await publishEvent(inquiries.broker.url, requirementUpdatedV1, envelope(data));
  await eventually(async () => expect(await stored(lost.id)).toMatchObject({ status: 'declined' }));
  expect(await stored(won.id)).toMatchObject({ status: 'deal_closed', version: 2 });
  expect(await messagesOf(lost.id)).toEqual([
    { from_user_id: brand.id, message: requirementFulfilledMessage },
  ]);
  expect(await messagesOf(won.id)).toEqual([]);
  const eventId = randomUUID();
  expect(await handle(data, eventId)).toBe('done');
  expect(await handle(data, eventId)).toBe('duplicate');
  expect(await messagesOf(lost.id)).toHaveLength(1);
  const events = await eventsOf(lost.id);
  expect(events.map(({ type }) => type)).toEqual([inquiryStatusChangedV1.type]);
  expect(events[0]?.envelope.data).toMatchObject({
    version: 2,
    status: 'declined',
    closedWithRequirement: true,
  });
});

it('the reason is the last message of the thread, and the agent reads it', async () => {
  const { brand, other, lost, data } = await fulfilled();
  await makeMessages(db(), { inquiryId: lost.id, from: other, to: brand, count: 2 });
  await handle(data);
  const reply = await inquiries.service.call('GET', `/api/inquiries/${lost.id}/messages`, { as: other });
  expect(reply.body.at(-1)).toMatchObject({ message: requirementFulfilledMessage, isMine: false });
  expect(reply.body).toHaveLength(4);
});

it.each(['withdrawn', 'declined', 'deal_closed'] as const)(
  'an offer that is %s does not change',
  async (status) => {
    const { lost, data } = await fulfilled();
    await db()('inquiries').where(lost).update({ status });
    await handle(data);
    expect(await stored(lost.id)).toMatchObject({ status, version: 1 });
    expect(await messagesOf(lost.id)).toEqual([]);
  },
);

it.each<[string, Partial<Requirement>]>([
  ['marked by hand', { fulfilledBy: null }],
  ['active', { isActive: true, fulfilledAt: null, fulfilledBy: null }],
  ['of a release that does not say so', { fulfilledAt: undefined, fulfilledBy: undefined }],
  ['of another brand', { brandId: randomUUID() }],
])('a requirement that is %s does not close offers', async (_, with_) => {
  const { won, lost, data } = await fulfilled(with_);
  expect(await handle(data)).toBe('done');
  expect(await stored(lost.id)).toMatchObject({ status: 'open', version: 1 });
  expect(await stored(won.id)).toMatchObject({ status: 'in_progress', version: 1 });
});

it('both agents may offer again when a requirement is posted again, and the old event does not close the new offers', async () => {
  const { brand, winner, other, requirementId, lost, data } = await fulfilled();
  await handle(data);
  inquiries.clock.ahead = minute;
  for (const agent of [winner, other]) {
    const body = { subject: 'Again', message: 'Still free.', toUserId: brand.id, requirementId };
    const sent = await inquiries.service.call('POST', '/api/inquiries', { as: agent, body });
    expect(sent.status).toBe(201);
    const second = await inquiries.service.call('POST', '/api/inquiries', {
      as: agent,
      body: { ...body, subject: 'And again' },
    });
    expect([second.status, second.body.code]).toEqual([409, 'already_offered']);
  }
  await handle(data);
  inquiries.clock.ahead = 0;
  const open = await db()('inquiries').where({ requirement_id: requirementId, status: 'open' });
  expect(open).toHaveLength(2);
  expect(await stored(lost.id)).toMatchObject({ status: 'declined', version: 2 });
});

it('a malformed fulfilment event becomes a dead letter, and the next event is applied', async () => {
  const [first, next] = [await fulfilled(), await fulfilled()];
  await publishEvent(inquiries.broker.url, requirementUpdatedV1, '{"type":');
  await publishEvent(
    inquiries.broker.url,
    requirementUpdatedV1,
    envelope({ ...first.data, fulfilledBy: 'first' }),
  );
  await publishEvent(inquiries.broker.url, requirementUpdatedV1, envelope(next.data));
  await eventually(async () => {
    expect(await stored(next.lost.id)).toMatchObject({ status: 'declined' });
    expect(await db()('dead_letters').where({ consumer: consumer().name })).toHaveLength(2);
  });
  expect(await stored(first.lost.id)).toMatchObject({ status: 'open' });
});

it('a fulfilment that could not be stored is applied when the event is redelivered', async () => {
  const { lost, data } = await fulfilled();
  const eventId = randomUUID();
  await db().raw('alter table inquiry_messages rename to away');
  try {
    await expect(handle(data, eventId)).rejects.toThrow('inquiry_messages');
    expect(await stored(lost.id)).toMatchObject({ status: 'open' });
  } finally {
    await db().raw('alter table away rename to inquiry_messages');
  }
  expect(await handle(data, eventId)).toBe('done');
  expect(await stored(lost.id)).toMatchObject({ status: 'declined' });
});

it('a replay of fulfilments closes no offer twice', async () => {
  const { lost, data } = await fulfilled();
  await publishEvent(inquiries.broker.url, requirementUpdatedV1, envelope(data));
  await eventually(async () => expect(await stored(lost.id)).toMatchObject({ status: 'declined' }));
  const broker = inquiries.service.running.broker();
  if (!broker) throw new Error('the service has no broker');
  await replayConsumer(db(), broker, 'inquiry', consumer());
  const last = await fulfilled();
  await publishEvent(inquiries.broker.url, requirementUpdatedV1, envelope(last.data));
  await eventually(async () => expect(await stored(last.lost.id)).toMatchObject({ status: 'declined' }));
  expect(await stored(lost.id)).toMatchObject({ version: 2 });
  expect(await messagesOf(lost.id)).toHaveLength(1);
});
