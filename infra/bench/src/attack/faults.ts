import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeDataDir } from '@setu/dev-servers';
import { makeSeparateMachines, startCluster } from '@setu/local';
import { printTable } from '../setup/table';
import { register } from './callers';
import { checkWritten } from './check-written';
import { anyOf, clusterFaults, type Target } from './cluster-faults';
import { makeFindings, reportFailures } from './findings';
import { startProbes } from './probes';
import { makeSmallDisk, type SmallDisk } from './small-disk';
import { startWriters } from './writers';

const usualFaults = 300;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Injects faults into a cluster whose machines are network namespaces, while ten writers write, and finally loses the primary database
 * permanently. A second argument selects the faults whose name contains it. Afterwards every acknowledged row must exist once, every
 * projection must have it, and no event may be waiting or failed.
 */
export const benchFaults = async ([count = '', about = '']: readonly string[]): Promise<void> => {
  const wanted = Number(count) || usualFaults;
  const chosen = Object.entries(clusterFaults).filter(([name]) => name.includes(about));
  if (chosen.length === 0)
    throw new Error(`No fault contains “${about}”. There are: ${Object.keys(clusterFaults).join('; ')}.`);
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-faults-'));
  Object.assign(process.env, { RATE_LIMIT: '0', LOG_LEVEL: 'warn', VITALS_SHARE: '0' });
  const machines = await makeSeparateMachines();
  const findings = makeFindings();
  const outages = new Map<string, number[]>();
  let disk: SmallDisk | undefined;
  try {
    // PostgreSQL runs as another user, who must reach its folder.
    await chmod(dataDir, 0o711);
    const primaryDisk = await makeSmallDisk(join(dataDir, 'primary'));
    disk = primaryDisk;
    const cluster = await startCluster({ dataDir, port: 0, demo: true, network: machines });
    try {
      const probes = startProbes(cluster.url, await register(cluster.url, 'probe', 'agent'));
      const load = await startWriters(cluster.url);
      const inject = async (name: string, fault: (target: Target) => Promise<void>) => {
        const began = Date.now();
        await fault({ cluster, machines, disk: primaryDisk });
        const seconds = await probes.outageSince(began, load.lastRefusal);
        outages.set(name, [...(outages.get(name) ?? []), seconds]);
        findings.try(name, Number.isFinite(seconds) ? null : 'reads or writes still fail long after it');
        process.stderr.write(`${name}: ${seconds.toFixed(1)} s until reads and writes succeeded again\n`);
      };
      for (let done = 0; done < wanted; ) {
        const [name, fault] = anyOf(chosen);
        try {
          await inject(name, fault);
          done += 1;
        } catch (error) {
          process.stderr.write(`${name} was left out: ${String(error)}\n`);
        }
        await sleep(Math.random() * 1_000);
      }
      await inject('the primary is lost, and the standby takes over', () => cluster.failOver());
      await load.stop();
      await probes.stop();
      await checkWritten(cluster.databaseUrl, load.written, findings);

      const { franchises, requirements, inquiries } = load.written;
      printTable(`${wanted} faults of a cluster under ten writers`, [
        ['fault', 'times', 'median s until reads and writes succeed', 'most'],
        ...[...outages].map(([name, seconds]) => [
          name,
          seconds.length,
          median(seconds).toFixed(1),
          Math.max(...seconds).toFixed(1),
        ]),
      ]);
      printTable('After the faults', [
        ['figure', 'value'],
        ['acknowledged writes', franchises.length + requirements.length + inquiries.length],
        ...[...load.refused()].map(([reason, times]) => [`writes refused with ${reason}`, times]),
        ['checks of recoveries, tables, projections, outboxes, dead letters and doubles', findings.tried()],
        ['failed', findings.failed().length],
      ]);
      reportFailures(findings.failed());
    } finally {
      await cluster.stop();
    }
  } finally {
    await machines.remove();
    if (findings.failed().length > 0) process.stderr.write(`The data and the logs are kept in ${dataDir}\n`);
    else {
      await removeDataDir(join(dataDir, 'standby'));
      await disk?.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
};
