import type { RunFile } from '../src/data-folder/run-file';

/** Ids of all processes that a run.json names; 0 for one that has none. */
export const pidsOf = ({ gateway, services, otherInstances, postgres, nats, mail }: RunFile): number[] =>
  [gateway, ...Object.values(services), ...otherInstances, postgres, nats, ...(mail ? [mail] : [])].map(
    ({ pid }) => pid ?? 0,
  );
