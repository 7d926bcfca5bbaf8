import { findRoot } from '@setu/build-kit';
import { buildWorkspaces } from './builds';

buildWorkspaces(findRoot(), (line) => process.stdout.write(`${line.trim()}\n`)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
