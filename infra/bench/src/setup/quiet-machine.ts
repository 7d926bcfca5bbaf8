import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum load of the processors, as a share; a platform at rest is below it. */
const quietShare = 0.1;
/** Time for which the load must stay low, ms. */
const quietMs = 5_000;
const deadlineMs = 300_000;

const times = () => {
  let idle = 0;
  let all = 0;
  for (const { times: each } of cpus()) {
    idle += each.idle;
    all += Object.values(each).reduce((sum, ms) => sum + ms, 0);
  }
  return { idle, all };
};

/**
 * Waits until this machine is almost idle: after its start a platform verifies contracts and warms up, which would affect measurements.
 * Logs on standard error when it never becomes idle, and how busy it is.
 */
export const untilQuiet = async (): Promise<void> => {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    const before = times();
    await sleep(quietMs);
    const after = times();
    const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
    if (busy < quietShare) return;
    if (Date.now() > deadline) {
      process.stderr.write(`The machine is not quiet: ${Math.round(busy * 100)} % of its time is in use.\n`);
      return;
    }
  }
};
