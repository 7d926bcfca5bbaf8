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
  const service = await startTestService(definition, { broker, clock, demo }).catch(
    async (error: unknown) => {
      // A broker that stays would keep the process of the tests alive.
      await broker.stop();
      throw error;
    },
  );
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

/**
 * Starts a service before the tests of a file and stops it after them. Its fields can be read only inside tests and hooks.
 * @example
 * const catalog = setUpServiceAlone(catalogService);
 */
export const setUpServiceAlone = (
  definition: ServiceDefinition,
  options: { demo?: boolean } = {},
): ServiceAlone => {
  let alone: ServiceAlone | undefined;
  beforeAll(async () => {
    alone = await startServiceAlone(definition, options);
  });
  afterAll(() => alone?.stop());
  const started = () => {
    if (!alone) throw new Error(`${definition.name} has not started. Read it inside a test or a hook.`);
    return alone;
  };
  return {
    name: definition.name,
    get broker() {
      return started().broker;
    },
    get service() {
      return started().service;
    },
    get clock() {
      return started().clock;
    },
    get db() {
      return started().db;
    },
    stop: () => started().stop(),
  };
};
