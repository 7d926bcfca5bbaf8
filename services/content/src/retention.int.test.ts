import { randomUUID } from 'node:crypto';
import { franchiseCreatedV1, userRegisteredV1 } from '@setu/contracts';
import { handleEvent, makeLogger, makeMetrics, replayConsumer, runRetention } from '@setu/service-kit';
import { envelopeOf, eventually, publishEvent, someone } from '@setu/service-kit/test';
import { makeFranchise, setUpContent } from '../test/builders';
import { aFranchiseState, aUserState } from '../test/events';
import { activityConsumers } from './activity/activity.consumers';
import { activityRetention } from './activity/activity.feature';
import { viewRetention } from './analytics/view-retention';
import { submissionRetention } from './contact/contact.feature';

const content = setUpContent();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
const prune = () =>
  runRetention(
    {
      db: content.db,
      schema: 'content',
      rules: [...viewRetention, activityRetention, ...submissionRetention],
      sweeps: [],
      logger: makeLogger('content', 'silent'),
      metrics: makeMetrics('content'),
    },
    new Date(),
  );

const view = (franchiseId: string, days: number) => ({
  id: randomUUID(),
  event: 'franchise_view',
  session_id: randomUUID(),
  data: JSON.stringify({ franchiseId }),
  ip_address: '10.1.2.0/24',
  user_agent: 'Firefox',
  created_at: daysAgo(days),
});

it('views older than 400 days are added to the total of their franchise, so the number that a brand reads does not change', async () => {
  const owner = someone('brand');
  const { id } = await makeFranchise(content.db, { owner });
  await content.db('analytics').insert([399, 401, 402, 10].map((days) => view(id, days)));
  const total = async () =>
    (await content.service.call('GET', '/api/analytics/my-franchises', { as: owner })).body.total;
  expect(await total()).toBe(4);
  expect(await prune()).toMatchObject({ analytics: 2 });
  await content.db('analytics').insert(view(id, 403));
  expect(await prune()).toMatchObject({ analytics: 1 });
  expect(await content.db('analytics').where({ franchise_id: id })).toHaveLength(2);
  expect(await total()).toBe(5);
});

it('the network and the browser of a view are removed after 30 days', async () => {
  const { id } = await makeFranchise(content.db);
  await content.db('analytics').insert([view(id, 29), view(id, 31)]);
  await prune();
  const kept = await content.db('analytics').where({ franchise_id: id }).orderBy('created_at');
  expect(kept.map((row) => [row.ip_address, row.user_agent])).toEqual([
    [null, null],
    ['10.1.2.0/24', 'Firefox'],
  ]);
});

it('lines of the audit trail are removed after 400 days, submissions after two years, salts after their days', async () => {
  const line = (days: number) => ({
    id: randomUUID(),
    source: 'catalog',
    kind: 'franchise',
    text: `${days}`,
    is_public: false,
    created_at: daysAgo(days),
  });
  await content.db('activity').insert([line(399), line(401)]);
  const sent = (days: number) => ({
    id: randomUUID(),
    name: `${days}`,
    phone: '9820012345',
    email: 'asha@people.test',
    message: 'words',
    fingerprint: randomUUID(),
    created_at: daysAgo(days),
  });
  for (const table of ['consultations', 'contact_messages'])
    await content.db(table).insert([sent(729), sent(731)]);
  const salt = (days: number) => ({ day: daysAgo(days).toISOString().slice(0, 10), salt: Buffer.alloc(32) });
  await content.db('visitor_salts').insert([salt(0), salt(1), salt(5)]);

  expect(await prune()).toMatchObject({
    activity: 1,
    consultations: 1,
    'contact messages': 1,
    'visitor salts': 1,
  });
  expect(await content.db('activity').pluck('text')).toEqual(['399']);
  for (const table of ['consultations', 'contact_messages'])
    expect(await content.db(table).pluck('name')).toEqual(['729']);
  expect(await content.db('visitor_salts')).toHaveLength(2);
});

it('a replay keeps lines whose events were removed, and a redelivered event writes its line once', async () => {
  await content.db('activity').delete();
  const [identity, catalog] = ['identity', 'catalog'].map((from) =>
    activityConsumers.find((consumer) => consumer.from === from),
  );
  const broker = content.service.running.broker();
  if (!identity || !catalog || !broker) throw new Error('a consumer or the broker is missing');
  // This event is no longer in the stream, because a later one of its user replaced it.
  const user = aUserState();
  const replaced = JSON.stringify(envelopeOf(userRegisteredV1, user.id, user));
  await handleEvent(content.db, identity, replaced);
  const franchise = aFranchiseState();
  await publishEvent(
    content.broker.url,
    franchiseCreatedV1,
    envelopeOf(franchiseCreatedV1, franchise.id, franchise),
  );
  const lines = () => content.db('activity').orderBy('text').pluck('text');
  const both = ['Asha registered as Investor', 'listed the franchise “Chai kiosk”'];
  await eventually(async () => expect(await lines()).toEqual(both));

  await content.db('activity').where({ source: 'catalog' }).update({ text: 'spoilt' });
  for (const consumer of [identity, catalog]) await replayConsumer(content.db, broker, 'content', consumer);
  await eventually(async () => expect(await lines()).toEqual(both));

  await content.db('inbox').delete();
  expect(await handleEvent(content.db, identity, replaced)).toBe('done');
  expect(await lines()).toEqual(both);
});
