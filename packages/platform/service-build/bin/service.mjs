#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { runServiceCli } = await import('../src/service-cli.ts');
process.exitCode = await runServiceCli(process.argv.slice(2), process.cwd());
