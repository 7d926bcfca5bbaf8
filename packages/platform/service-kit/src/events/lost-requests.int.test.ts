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
/** Waits until this many requests that are sent from now on are lost. */
const lost = async (count: number, text: string) => {
  const before = network.lost(text);
  await eventually(async () => expect(network.lost(text)).toBeGreaterThanOrEqual(before + count));
};

it('a consumer whose requests were lost reads on when the network is well again', async () => {
  const writer = servers.writer(1);
  await writer.count(randomUUID());
  await eventually(async () => expect(await effects()).toBe(1));

  // The client misses two heartbeats, asks for its consumer each time, and both go on to ask because they get no answer.
  network.lose(pulls, questions);
  await lost(3, questions);
  // When the connection breaks meanwhile, it watches no heartbeats any more.
  network.breakConnections();
  await lost(1, questions);
  // Then both get their answer, and the requests for events that follow are lost.
  network.lose(pulls);
  await lost(2, pulls);
  network.lose();

  await writer.count(randomUUID());
  await eventually(async () => expect(await effects()).toBe(2));
});
