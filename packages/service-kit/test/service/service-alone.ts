import type { ServiceDefinition } from '../../src/index';
import { startTestBroker, startTestService } from './service';

/**
 * A real service with its own database and broker, and a clock that tests can move: `clock.ahead` is the time in ms by which
 * it is ahead of the real time.
 */
export const startServiceAlone = async (
  definition: ServiceDefinition,
  { demo = false }: { demo?: boolean } = {},
) => {
  const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
  const broker = await startTestBroker();
  const service = await startTestService(definition, { broker, clock, demo });
  return {
    name: definition.name,
    broker,
    service,
    clock,
    db: service.running.db,
    stop: async () => {
      await service.stop();
      await broker.stop();
    },
  };
};
export type ServiceAlone = Awaited<ReturnType<typeof startServiceAlone>>;
