import { buildWorkspaces } from './builds';
import { findRoot } from './root';

buildWorkspaces(findRoot(), (line) => process.stdout.write(`${line.trim()}\n`)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
