#!/usr/bin/env node
import 'tsx/esm';

await import('../src/build/frontend-cli.ts');
