import { once } from 'node:events';
import { relative } from 'node:path';
import { watch } from 'chokidar';
import { findRoot } from '../workspaces/workspace';
import { inputFolders } from './inputs';

const pauseMilliseconds = 120;
const ignored = /(^|[\\/])(dist|node_modules|\.[^\\/]+)([\\/]|$)|\.test\.tsx?$/;

/**
 * Yields once it watches, and again after each burst of changes to what a workspace is built from. Never ends. Node's own
 * recursive watching would not do: on Linux it loses a file that an editor replaces instead of writing into it.
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
