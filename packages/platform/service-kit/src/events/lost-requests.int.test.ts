import { randomUUID } from 'node:crypto';
import { eventually, startTestService, type TestService } from '../../test';
import { makeReader, producer } from '../../test/counting';
import { useEventServers } from '../../test/servers/event-servers';
import { type LossyBroker, startLossyBroker } from '../../test/servers/lossy-broker';

const servers = useEventServers('file');
let network: LossyBroker;
let reader: TestService;
beforeAll(async () => {
  network = await startLossyBroker(servers.broker().url);
  await servers.start(producer);
  reader = await startTestService(makeReader(), {
    broker: { ...servers.broker(), url: network.url },
    database: servers.database(),
  });
});
afterAll(async () => {
  await reader?.stop();
  await network?.stop();
});

const effects = async () => (await reader.running.db('effects')).length;
const [pulls, questions] = ['CONSUMER.MSG.NEXT', 'CONSUMER.INFO'];
/** Waits until this many further requests are lost. */
const lost = async (count: number, text: string) => {
  const before = network.lost(text);
  await eventually(async () => expect(network.lost(text)).toBeGreaterThanOrEqual(before + count));
};

it('a consumer whose requests were lost continues when the network has recovered', async () => {
  const writer = servers.writer(1);
  await writer.count(randomUUID());
  await eventually(async () => expect(await effects()).toBe(1));

  // The client misses two heartbeats, looks up its consumer each time, and repeats both lookups because no reply arrives.
  network.lose(pulls, questions);
  await lost(3, questions);
  // When the connection breaks during that, the client stops watching heartbeats.
  network.breakConnections();
  await lost(1, questions);
  // Then both lookups get a reply, and the pull requests that follow are lost.
  network.lose(pulls);
  await lost(2, pulls);
  network.lose();

  await writer.count(randomUUID());
  await eventually(async () => expect(await effects()).toBe(2));
});
