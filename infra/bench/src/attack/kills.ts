import type { Platform } from '@setu/local';
import { withPlatform } from '../setup/platform';
import { printTable } from '../setup/table';
import { register } from './callers';
import { checkWritten, recoverySeconds, until } from './check-written';
import { makeFindings, reportFailures } from './findings';
import { serves } from './probes';
import { startWriters } from './writers';

/** Kills of each process: gateway, five services, broker, database. */
const killsOfEach = 5;

/** The running processes. `platform.run` is a new object after each restart. */
const processesOf = (platform: Platform): Record<string, () => number | undefined> => ({
  gateway: () => platform.run.gateway.pid,
  ...Object.fromEntries(
    Object.keys(platform.run.services).map((name) => [name, () => platform.run.services[name]?.pid]),
  ),
  nats: () => platform.run.nats.pid,
  postgres: () => platform.run.postgres.pid,
});

/**
 * Kills each process of the platform five times with SIGKILL while ten writers write. Afterwards every acknowledged row must exist, every
 * projection must have it, and no event may be waiting or failed.
 */
export const benchKills = () =>
  withPlatform(async (platform) => {
    const agent = await register(platform.url, 'probe', 'agent');
    const load = await startWriters(platform.url);
    const recovery = new Map<string, number[]>();
    const findings = makeFindings();
    for (let round = 0; round < killsOfEach; round += 1)
      for (const [name, pidOf] of Object.entries(processesOf(platform))) {
        const pid = pidOf();
        if (pid === undefined) throw new Error(`${name} does not run`);
        process.kill(pid, 'SIGKILL');
        const took = await until(async () => pidOf() !== pid && (await serves(agent)));
        recovery.set(name, [...(recovery.get(name) ?? []), took]);
        process.stderr.write(`${name} was killed: every probe answers again after ${took.toFixed(1)} s\n`);
        findings.try(
          name,
          Number.isFinite(took) ? null : `a probe still fails ${recoverySeconds} s after a kill`,
        );
      }
    await load.stop();

    await checkWritten(platform.run.postgres.url, load.written, findings);

    const { franchises, requirements, inquiries } = load.written;
    printTable(`${killsOfEach} kills of each process under ten writers`, [
      ['killed', 'kills', 'median s until every probe answers', 'most'],
      ...[...recovery].map(([name, took]) => {
        const sorted = [...took].sort((a, b) => a - b);
        return [
          name,
          took.length,
          (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1),
          (sorted.at(-1) ?? 0).toFixed(1),
        ];
      }),
    ]);
    printTable('After the kills', [
      ['figure', 'value'],
      ['acknowledged writes', franchises.length + requirements.length + inquiries.length],
      ...[...load.refused()].map(([reason, times]) => [`writes refused with ${reason}`, times]),
      ['checks of recoveries, tables, projections, outboxes and dead letters', findings.tried()],
      ['failed', findings.failed().length],
    ]);
    reportFailures(findings.failed());
  });
