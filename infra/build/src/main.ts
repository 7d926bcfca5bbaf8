import { findRoot } from '@setu/build-kit';
import { buildWorkspaces } from './build-workspaces';

const names = process.argv.slice(2);
const log = (line: string) => process.stdout.write(`${line.trim()}\n`);

buildWorkspaces(findRoot(), log, undefined, names.length > 0 ? names : undefined).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
