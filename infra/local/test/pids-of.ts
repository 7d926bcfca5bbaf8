import type { RunFile } from '../src/data-folder/run-file';

/** Ids of all processes in a run.json; 0 for an absent id. */
export const pidsOf = ({ gateway, services, otherInstances, postgres, nats }: RunFile): number[] =>
  [gateway, ...Object.values(services), ...otherInstances, postgres, nats].map(({ pid }) => pid ?? 0);
