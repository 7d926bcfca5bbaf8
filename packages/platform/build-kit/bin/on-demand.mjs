#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { runOnDemand } = await import('../src/on-demand/run-on-demand.ts');
process.exitCode = await runOnDemand(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n${error.cause?.message ?? ''}\n`);
  return 1;
});
