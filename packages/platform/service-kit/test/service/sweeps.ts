import type { ServiceDefinition, ServiceParts } from '../../src/process/service';
import type { TestService } from './service';

const sweepsOf = new WeakMap<TestService['running']['db'], ServiceParts['sweeps']>();

/** The service as it is, and its hourly work can be run by `runSweeps`. */
export const observeSweeps = (service: ServiceDefinition): ServiceDefinition => ({
  ...service,
  build: (deps) => {
    const parts = service.build(deps);
    sweepsOf.set(deps.db, parts.sweeps);
    return parts;
  },
});

/** Does what an observed service does every hour, as of an instant. */
export const runSweeps = async ({ running }: Pick<TestService, 'running'>, now: Date): Promise<void> => {
  for (const { run } of sweepsOf.get(running.db) ?? []) await run(now);
};
