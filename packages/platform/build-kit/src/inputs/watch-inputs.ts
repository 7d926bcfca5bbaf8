import { once } from 'node:events';
import { relative } from 'node:path';
import { watch } from 'chokidar';
import { findRoot } from '../workspaces/workspace';
import { inputFolders } from './inputs';

const pauseMilliseconds = 120;
const ignored = /(^|[\\/])(dist|node_modules|\.[^\\/]+)([\\/]|$)|\.test\.tsx?$/;

/**
 * Yields once the watch has started, and after each burst of changes to the inputs of a workspace. It never ends. On Linux,
 * Node's recursive watch loses a file that an editor replaces instead of rewriting it.
 */
export async function* watchInputs(folder: string): AsyncGenerator<void, never> {
  const root = findRoot(folder);
  let changed = () => {};
  const nextChange = () => new Promise<void>((resolve) => (changed = resolve));
  let change = nextChange();
  const watcher = watch(inputFolders(folder), {
    ignored: (path) => ignored.test(relative(root, path)),
    ignoreInitial: true,
  });
  watcher.on('all', () => changed());
  try {
    await once(watcher, 'ready');
    while (true) {
      yield;
      await change;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      change = nextChange();
    }
  } finally {
    await watcher.close();
  }
}
