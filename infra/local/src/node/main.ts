import { resolve } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { runUntilStopped } from '@setu/dev-servers';
import { readNodeOptions } from './node-options';
import { startNode } from './start-node';

const log = (line: string) => {
  process.stdout.write(`${line}\n`);
};

runUntilStopped(async (signal) => {
  const root = findRoot();
  const options = readNodeOptions(process.argv.slice(2));
  const dataDir = resolve(root, process.env.DATA_DIR || '.data');
  const node = await startNode({ ...options, root, dataDir, env: process.env, log, signal });
  log('This machine runs. Ctrl-C stops what it runs.');
  return node;
});
