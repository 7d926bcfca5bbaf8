import { watch } from 'node:fs';
import { inputFolders } from './inputs';

const pauseMilliseconds = 120;
const ignored = /(^|[\\/])(dist|node_modules|\.[^\\/]+)([\\/]|$)|\.test\.tsx?$/;

/** Yields at once, and again after each burst of changes to what the front end is built from. Never ends. */
export async function* watchInputs(folder: string): AsyncGenerator<void, never> {
  let changed = () => {};
  const nextChange = () => new Promise<void>((resolve) => (changed = resolve));
  let change = nextChange();
  for (const input of inputFolders(folder))
    watch(input, { recursive: true }, (_, file) => {
      if (file !== null && !ignored.test(file)) changed();
    });
  while (true) {
    yield;
    await change;
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    change = nextChange();
  }
}
