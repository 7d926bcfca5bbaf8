import { fileURLToPath } from 'node:url';
import { runCli } from './run-cli';

const root = fileURLToPath(new URL('../../..', import.meta.url));

process.exitCode = await runCli(process.argv.slice(2), {
  root,
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
