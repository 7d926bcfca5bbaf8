#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { runFrontendCli } = await import('../src/bundler/frontend-cli.ts');
process.exitCode = await runFrontendCli(process.argv.slice(2), process.cwd());
