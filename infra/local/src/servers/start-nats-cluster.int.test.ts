import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NatsCluster, startNatsCluster } from '@setu/dev-servers';
import { connectionOptions } from '@setu/service-kit';
import { connect, ErrorCode } from 'nats';
import { clusterUsers, nodeUser } from './process-users';

let dataDir = '';
let cluster: NatsCluster;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'franchisesetu-nats-cluster-'));
  cluster = await startNatsCluster({ dataDir, limited: clusterUsers, log: () => undefined });
});
afterAll(async () => {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const connectAs = (user: string, index: number) => {
  const addresses = (cluster.limitedUrls[user] ?? '').split(',');
  return connect(connectionOptions({ NATS_URL: addresses[index] ?? '' }));
};
const refused = expect.objectContaining({ code: ErrorCode.PermissionsViolation });
/** No subscriber answers, but the server has accepted the message. */
const sent = expect.objectContaining({ code: ErrorCode.NoResponders });

test.each([0, 1, 2])('server %i has the user of each process, with only its subjects', async (index) => {
  const catalog = await connectAs('catalog', index);
  const send = (subject: string) =>
    catalog.request(subject, '', { timeout: 2_000 }).catch((error: unknown) => error);
  expect(await send('catalog.franchise-created.v1')).toEqual(sent);
  expect(await send('identity.user-updated.v1')).toEqual(refused);
  await catalog.close();
});

test('the user of a machine follows live releases, and cannot read or publish events', async () => {
  const node = await connectAs(nodeUser, 0);
  const outcome = (subject: string) =>
    new Promise((resolve) => {
      node.subscribe(subject, { callback: (error) => resolve(error ?? 'allowed') });
      void node.flush().then(() => setTimeout(() => resolve('allowed'), 200));
    });
  expect(await outcome('platform.deployments')).toBe('allowed');
  expect(await outcome('identity.>')).toEqual(refused);
  await node.close();
});
