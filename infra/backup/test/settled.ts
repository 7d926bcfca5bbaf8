import { serviceNames } from '@setu/contracts';
import { type ServiceName, streamOf } from '@setu/protocol';
import { eventually, type TestService } from '@setu/service-kit/test';
import type { Services } from './start-services';

const countOf = async ({ running }: TestService) => {
  const [row] = await running.db('outbox').count<{ count: string }[]>('* as count');
  return Number(row?.count);
};

/** Compares counts too, because the broker may have lost its streams: they must hold as many events as the outboxes. */
const expectPublished = async (name: ServiceName, service: TestService) => {
  const manager = await service.running.broker()?.manager();
  if (!manager) throw new Error(`${name} has not joined the broker`);
  expect(await service.running.db('outbox').whereNull('published_at').pluck('id')).toEqual([]);
  const { state } = await manager.streams.info(streamOf(name));
  expect(state.messages).toBeGreaterThanOrEqual(await countOf(service));
};

const expectHandled = async (name: ServiceName, { running }: TestService) => {
  for (const consumer of running.consumers)
    expect(await running.broker()?.consumerLag(streamOf(consumer.from), `${name}-${consumer.name}`)).toBe(0);
};

/** Waits until the services have published and handled all their events. @param stopped a service that does not run */
export const settled = (services: Services, stopped?: ServiceName): Promise<void> =>
  eventually(async () => {
    const running = serviceNames.filter((name) => name !== stopped);
    const counts = () => Promise.all(running.map((name) => countOf(services[name])));
    const before = await counts();
    for (const name of running) await expectPublished(name, services[name]);
    for (const name of running) await expectHandled(name, services[name]);
    // Handling events may have published further events.
    expect(await counts()).toEqual(before);
  });
