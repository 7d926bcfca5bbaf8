import type { ServiceDefinition, ServiceParts } from '../../src/process/service';
import type { TestService } from './service';

const sweepsOf = new WeakMap<TestService['running']['db'], ServiceParts['sweeps']>();

/** The unchanged service, whose hourly work can be run by `runSweeps`. */
export const observeSweeps = (service: ServiceDefinition): ServiceDefinition => ({
  ...service,
  build: (deps) => {
    const parts = service.build(deps);
    sweepsOf.set(deps.db, parts.sweeps);
    return parts;
  },
});

/** Runs the hourly work of an observed service for a given instant. */
export const runSweeps = async ({ running }: Pick<TestService, 'running'>, now: Date): Promise<void> => {
  for (const { run } of sweepsOf.get(running.db) ?? []) await run(now);
};
