import { randomUUID } from 'node:crypto';
import { eventually, type TestService } from '../../test';
import { makeReader, producer, type Writer } from '../../test/counting';
import { useEventServers } from '../../test/servers/event-servers';

const { broker, start, writer: makeWriter } = useEventServers('file');
let instances: TestService[];
let reader: TestService;
let writer: Writer;

beforeAll(async () => {
  instances = await Promise.all([1, 2].map(() => start(producer)));
  reader = await start(makeReader());
  writer = makeWriter(2);
});

const textOf = async (service: TestService | undefined) =>
  (await service?.call('GET', '/metrics'))?.text ?? '';
const numberIn = (text: string, line: RegExp) => {
  const found = line.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};
const readNumber = async (service: TestService | undefined, line: RegExp) =>
  numberIn(await textOf(service), line);

it('one of two instances reports that it relays', async () => {
  await eventually(async () => {
    const leads = await Promise.all(
      instances.map((instance) => readNumber(instance, /^relay_leader\{.*\} (\d)$/m)),
    );
    expect(leads.sort()).toEqual([0, 1]);
  });
});

it('every instance reports the age of the oldest pending event, and 0 when none is pending', async () => {
  const ages = () =>
    Promise.all(instances.map((instance) => readNumber(instance, /^outbox_oldest_seconds\{.*\} ([\d.]+)$/m)));
  await eventually(async () => expect(await ages()).toEqual([0, 0]));
  const [stuck] = await writer
    .db('outbox')
    .insert({
      event_id: randomUUID(),
      type: 'nowhere.thing-counted.v1',
      aggregate_id: randomUUID(),
      envelope: '{}',
      recorded_at: new Date(Date.now() - 90_000),
    })
    .returning('id');
  await eventually(async () => {
    for (const age of await ages()) expect(age).toBeGreaterThanOrEqual(89);
  });
  await writer.db('outbox').where(stuck).delete();
  await eventually(async () => expect(await ages()).toEqual([0, 0]));
});

it('a reader reports how many events its consumer has not handled, and how much the broker stores', async () => {
  const id = randomUUID();
  await writer.count(id);
  await eventually(async () => {
    const text = await textOf(reader);
    expect(numberIn(text, /^consumer_pending\{consumer="counts",.*\} (\d+)$/m)).toBe(0);
    expect(numberIn(text, /^broker_storage_bytes\{kind="used",.*\} (\d+)$/m)).toBeGreaterThan(0);
  });
  // A server without limits has no limit for the account.
  expect(await textOf(reader)).not.toContain('kind="limit"');
});

it('dead letters are counted until they are retried', async () => {
  const letters = () => readNumber(reader, /^dead_letters\{consumer="counts",.*\} (\d+)$/m);
  await eventually(async () => expect(await letters()).toBe(0));
  const { db } = reader.running;
  await db('dead_letters').insert({ consumer: 'counts', type: 'x', payload: '{', reason: 'no JSON' });
  await eventually(async () => expect(await letters()).toBe(1));
  await db('dead_letters').update({ retried_at: new Date() });
  await eventually(async () => expect(await letters()).toBe(0));
});

it('the pool reports how many connections are used, idle and pending', async () => {
  const text = await textOf(reader);
  for (const state of ['used', 'idle']) expect(text).toContain(`database_pool_connections{state="${state}"`);
  expect(text).toContain('database_pool_waiting{');
  expect(numberIn(text, /^database_pool_limit\{.*\} (\d+)$/m)).toBe(5);
});

it('without the broker, metrics answer with the last numbers and the failed check', async () => {
  await broker().pause();
  try {
    await eventually(async () => {
      const text = await textOf(reader);
      expect(text).toContain('process_check{check="broker",service="inquiry"} 0');
      expect(text).toContain('consumer_pending{consumer="counts"');
    });
  } finally {
    await broker().resume();
  }
});
