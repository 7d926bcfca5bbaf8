import { randomUUID } from 'node:crypto';
import { agentVerifiedV1, inquirySentV1, userRegisteredV1 } from '@setu/contracts';
import { replayConsumer } from '@setu/service-kit';
import { envelopeOf, eventually, publishEvent } from '@setu/service-kit/test';
import { consumerOf, makeTrail } from '../../test/activity-trail';
import { callAsAdmin, setUpContent } from '../../test/builders';
import { anInquiryState, aUserState } from '../../test/events';

const content = setUpContent();
const { publish, trail } = makeTrail(content);
beforeEach(async () => {
  await content.db('activity').delete();
});

it('a repeated event has one line', async () => {
  const [state, eventId] = [aUserState(), randomUUID()];
  expect(await publish(userRegisteredV1, state, eventId)).toBe('done');
  expect(await publish(userRegisteredV1, state, eventId)).toBe('duplicate');
  await content.db('inbox').where({ event_id: eventId }).delete();
  expect(await publish(userRegisteredV1, state, eventId)).toBe('done');
  expect(await trail()).toHaveLength(1);
});

it('a malformed event becomes a dead letter, and the next event gets its line', async () => {
  const name = consumerOf(agentVerifiedV1).name;
  await publishEvent(content.broker.url, agentVerifiedV1, '{"type":');
  await publishEvent(content.broker.url, agentVerifiedV1, envelopeOf(agentVerifiedV1, 'x', {} as never));
  const good = {
    userId: randomUUID(),
    version: 1,
    companyName: 'Next',
    isVerified: true,
    byUserId: randomUUID(),
  };
  await publishEvent(content.broker.url, agentVerifiedV1, envelopeOf(agentVerifiedV1, good.userId, good));
  await eventually(async () => {
    expect(await trail()).toEqual([
      expect.objectContaining({ text: 'An administrator verified the agent “Next”' }),
    ]);
    expect(await content.db('dead_letters').where({ consumer: name })).toHaveLength(2);
  });
});

it('an event whose line could not be stored is retried', async () => {
  const [state, eventId] = [aUserState(), randomUUID()];
  await content.db.raw('alter table activity rename to activity_away');
  try {
    await expect(publish(userRegisteredV1, state, eventId)).rejects.toThrow('activity');
  } finally {
    await content.db.raw('alter table activity_away rename to activity');
  }
  expect(await publish(userRegisteredV1, state, eventId)).toBe('done');
  expect(await trail()).toHaveLength(1);
});

it('a replay writes the same lines, and does not delete lines without events', async () => {
  await callAsAdmin(content.service, 'PATCH', '/api/admin/settings', {
    siteName: 'A',
    siteDescription: 'B',
  });
  const state = anInquiryState();
  await publishEvent(content.broker.url, inquirySentV1, envelopeOf(inquirySentV1, state.id, state));
  await eventually(async () => expect(await trail()).toHaveLength(2));
  const before = await trail();
  const broker = content.service.running.broker();
  if (!broker) throw new Error('no broker');
  await content.db('activity').where({ source: 'inquiry' }).update({ text: 'spoilt' });
  await replayConsumer(content.db, broker, 'content', consumerOf(inquirySentV1));
  await eventually(async () => expect(await trail()).toEqual(before));
});
