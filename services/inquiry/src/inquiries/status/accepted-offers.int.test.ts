import { randomUUID } from 'node:crypto';
import {
  type InquiryStatus,
  inquiryStatusChangedV1,
  inquiryStatuses,
  offerAcceptedV1,
} from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { handleEvent, replayConsumer } from '@setu/service-kit';
import { envelopeOf, eventually, publishEvent, someone } from '@setu/service-kit/test';
import { makeInquiry, setUpInquiries } from '../../../test/builders';

const inquiries = setUpInquiries();

const db = () => inquiries.db;
const consumer = () => {
  const found = inquiries.service.running.consumers.find(({ name }) => name === 'agent-accepted-offers');
  if (!found) throw new Error('nobody hears of accepted offers');
  return found;
};
const stored = (id: string) => db()('inquiries').where({ id }).first();
const eventsAbout = (id: string) => inquiries.service.outbox(id);

type Accepted = EventData<typeof offerAcceptedV1>;

/** A stored offer, and the agent service's event that it was accepted. */
const accepted = async (status: InquiryStatus = 'open', with_: Partial<Accepted> = {}) => {
  const [agent, brand, requirementId] = [someone('agent'), someone('brand'), randomUUID()];
  const { id } = await makeInquiry(db(), { from: agent, to: brand, requirementId, status });
  const data: Accepted = {
    id: randomUUID(),
    version: 1,
    agentId: agent.id,
    brandId: brand.id,
    requirementId,
    propertyId: null,
    status: 'active',
    isConfirmed: false,
    inquiryId: id,
    ...with_,
  };
  return { id, data };
};
const publishTo = (data: Accepted, eventId: string = randomUUID()) =>
  handleEvent(db(), consumer(), JSON.stringify(envelopeOf(offerAcceptedV1, data.id, data, eventId)));
const publish = (data: Accepted) =>
  publishEvent(inquiries.broker.url, offerAcceptedV1, envelopeOf(offerAcceptedV1, data.id, data));

it('an accepted offer is set in progress, and the change is published once', async () => {
  const { id, data } = await accepted();
  await publish(data);
  await eventually(async () => expect(await stored(id)).toMatchObject({ status: 'in_progress', version: 2 }));
  await publish(data);
  const eventId = randomUUID();
  expect(await publishTo(data, eventId)).toBe('done');
  expect(await publishTo(data, eventId)).toBe('duplicate');
  expect(await stored(id)).toMatchObject({ status: 'in_progress', version: 2 });
  const events = await eventsAbout(id);
  expect(events.map(({ type }) => type)).toEqual([inquiryStatusChangedV1.type]);
  expect(events[0]?.envelope.data).toMatchObject({ id, version: 2, status: 'in_progress' });
});

it.each(inquiryStatuses.filter((status) => status !== 'open'))(
  'an accepted offer that is already %s does not change',
  async (status) => {
    const { id, data } = await accepted(status);
    expect(await publishTo(data)).toBe('done');
    expect(await stored(id)).toMatchObject({ status, version: 1 });
    expect(await eventsAbout(id)).toEqual([]);
  },
);

it.each([
  ['by a brand that did not receive it', { brandId: randomUUID() }],
  ['in an event of the time before it named the offer', { inquiryId: undefined }],
])('an offer that was accepted %s does not change', async (_, with_) => {
  const { id, data } = await accepted('open', with_);
  expect(await publishTo(data)).toBe('done');
  expect(await stored(id)).toMatchObject({ status: 'open', version: 1 });
});

it('an acceptance of an unknown offer is skipped', async () => {
  const { data } = await accepted('open', { inquiryId: randomUUID() });
  expect(await publishTo(data)).toBe('done');
});

it('a malformed acceptance becomes a dead letter, and the next event is handled', async () => {
  const [first, next] = [await accepted(), await accepted()];
  await publishEvent(inquiries.broker.url, offerAcceptedV1, '{"type":');
  await publish({ ...first.data, inquiryId: 'first' });
  await publish(next.data);
  await eventually(async () => {
    expect(await stored(next.id)).toMatchObject({ status: 'in_progress' });
    expect(await db()('dead_letters').where({ consumer: consumer().name })).toHaveLength(2);
  });
  expect(await stored(first.id)).toMatchObject({ status: 'open' });
});

it('an acceptance that could not be stored is retried', async () => {
  const { id, data } = await accepted();
  const eventId = randomUUID();
  await db().raw('alter table inquiries rename to away');
  try {
    await expect(publishTo(data, eventId)).rejects.toThrow('inquiries');
  } finally {
    await db().raw('alter table away rename to inquiries');
  }
  expect(await publishTo(data, eventId)).toBe('done');
  expect(await stored(id)).toMatchObject({ status: 'in_progress' });
});

it('a replay of acceptances does not change or revert a status', async () => {
  const { id, data } = await accepted();
  await publish(data);
  await eventually(async () => expect(await stored(id)).toMatchObject({ status: 'in_progress' }));
  const broker = inquiries.service.running.broker();
  if (!broker) throw new Error('the service has no broker');
  await replayConsumer(db(), broker, 'inquiry', consumer());
  const { id: nextId, data: next } = await accepted();
  await publish(next);
  await eventually(async () => expect(await stored(nextId)).toMatchObject({ status: 'in_progress' }));
  expect(await stored(id)).toMatchObject({ status: 'in_progress', version: 2 });
  expect(await eventsAbout(id)).toHaveLength(1);
});
