import { runUntilStopped, secondsSince } from '@setu/dev-servers';
import { readSettings } from '../options';
import { startCluster } from './start-cluster';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

runUntilStopped(async (signal) => {
  const begin = Date.now();
  const env = { ...process.env, DATA_DIR: process.env.DATA_DIR || '.data/cluster' };
  const { port, demo, demoPassword, dataDir } = readSettings(env, false);
  say('FranchiseSetu is starting as a cluster: two hosts, three NATS servers, PostgreSQL with a standby');
  const cluster = await startCluster({ port, demo, dataDir, log: say, signal });
  say(`\nFranchiseSetu is ready after ${secondsSince(begin)}: ${cluster.url}\n`);
  say(`Mail that the product sends: ${cluster.mailUrl}`);
  if (demo) say(`Demo accounts have the password ${demoPassword}.`);
  say('\nCtrl-C stops everything.');
  return cluster;
});
