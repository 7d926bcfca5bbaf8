import type { ServiceDefinition } from '../../src/index';
import { startTestBroker, startTestService } from './service';

/**
 * A real service with a database and a broker that nobody else uses, and a clock that tests move: `clock.ahead` is how
 * far its time is ahead of the real one, ms.
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
