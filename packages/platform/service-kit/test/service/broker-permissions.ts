import { randomUUID } from 'node:crypto';
import { type ServiceName, streamOf } from '@setu/protocol';
import { ErrorCode, type NatsConnection } from 'nats';
import { durableName } from '../../src/events/consumer';
import { connectBroker, makeLogger, replayConsumer, type ServiceDefinition } from '../../src/index';
import { describePermissions } from '../../src/process/describe';
import { compactStream } from '../../src/retention/compact-stream';
import { eventually } from '../eventually';
import { startNatsWithUser } from '../servers/broker-users';
import { startTestService } from './service';

const dayMs = 24 * 60 * 60 * 1_000;
const refusal = { code: ErrorCode.PermissionsViolation };

interface Rights {
  /** The service whose events the process publishes. */
  publishes: ServiceName | null;
  /** Streams that it reads. */
  reads: readonly string[];
  /** All services of the product. */
  services: readonly ServiceName[];
}

/** Expects that a process cannot forge, read or destroy the events of other streams. */
export const expectNoRights = async (
  limited: NatsConnection,
  { publishes, reads, services }: Rights,
): Promise<void> => {
  const request = (subject: string) => limited.request(subject, '', { timeout: 60_000 });
  for (const other of services.filter((service) => service !== publishes)) {
    const stream = streamOf(other);
    await expect(request(`${other}.forged.v1`)).rejects.toMatchObject(refusal);
    await expect(request(`$JS.API.STREAM.DELETE.${stream}`)).rejects.toMatchObject(refusal);
    await expect(request(`$JS.API.STREAM.PURGE.${stream}`)).rejects.toMatchObject(refusal);
    await expect(request(`$JS.API.STREAM.UPDATE.${stream}`)).rejects.toMatchObject(refusal);
    await expect(request(`$JS.API.STREAM.MSG.GET.${stream}`)).rejects.toMatchObject(refusal);
    await expect(request(`$JS.API.CONSUMER.CREATE.${stream}`)).rejects.toMatchObject(refusal);
    if (!reads.includes(stream))
      await expect(request(`$JS.API.STREAM.INFO.${stream}`)).rejects.toMatchObject(refusal);
  }
};

/** Expects that replies to other processes cannot be read. */
export const expectOwnInbox = async (limited: NatsConnection): Promise<void> => {
  const refused = new Promise((resolve) => {
    limited.subscribe('_INBOX.>', { callback: (error) => resolve(error) });
  });
  expect(await refused).toMatchObject(refusal);
};

/**
 * Runs a service as the NATS user that `main.js broker-permissions` describes. All its work must succeed, including replay
 * and compaction, and it must have no rights on the streams of other services.
 */
export const checkBrokerPermissions = async (
  definition: ServiceDefinition,
  services: readonly ServiceName[],
): Promise<void> => {
  const { name } = definition;
  const nats = await startNatsWithUser(name, await describePermissions(definition));
  const lines: string[] = [];
  const logger = makeLogger('test', 'warn', { write: (line: string) => void lines.push(line) });
  const service = await startTestService(definition, { broker: nats, logger });
  try {
    const { db, consumers } = service.running;
    const streams = await nats.owner.jetstreamManager();
    const consumersExist = () =>
      eventually(async () => {
        for (const consumer of consumers)
          await streams.consumers.info(streamOf(consumer.from), durableName(name, consumer));
      });
    await eventually(async () =>
      expect((await service.call('GET', '/readyz')).body.checks).toMatchObject({
        broker: true,
        announced: true,
      }),
    );
    await consumersExist();

    const broker = await connectBroker({ NATS_URL: nats.url }, `${name}-replay`, logger);
    await broker.js.publish(`${name}.checked.v1`, '{}', { msgID: randomUUID() });
    const later = new Date(Date.now() + 40 * dayMs);
    expect(await compactStream({ db, broker, service: name }, later)).toBeGreaterThan(0);
    const [first] = consumers;
    if (first) await replayConsumer(db, broker, name, first);
    await broker.close();
    await consumersExist();
    expect(lines.filter((line) => line.includes('the broker refused'))).toEqual([]);

    await expectNoRights(nats.limited, {
      publishes: name,
      reads: consumers.map(({ from }) => streamOf(from)),
      services,
    });
    await expectOwnInbox(nats.limited);
  } finally {
    await service.stop();
    await nats.stop();
  }
};
