import { buildFrontendIn } from '@setu/mfe-kit/build';
import { buildServer, buildService } from '@setu/service-build';
import type { BuilderMessage, BuilderTask } from './run-builder';

/** The compiler uses all cores only for parts of a build. A second build uses them during the rest. */
const parallelBuilds = 2;

/** The functions that the build scripts of workspaces run, by script. */
const work: Record<BuilderTask['script'], (folder: string) => Promise<unknown>> = {
  'frontend build': (folder) => buildFrontendIn(folder, 'production'),
  'service build': (folder) => buildService(folder, 'production'),
  'service bundle': (folder) => buildServer(folder, 'production'),
};

const send = (message: BuilderMessage) => process.send?.(message);

/** This process builds many workspaces, so that they share its modules, its compiler and the compiler's cache. */
const waiting = JSON.parse(process.argv[2] ?? '[]') as BuilderTask[];
const buildNext = async (): Promise<void> => {
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    send({ name: task.name, state: 'started' });
    try {
      await work[task.script](task.folder);
      send({ name: task.name, state: 'built' });
    } catch (error) {
      send({
        name: task.name,
        state: 'failed',
        problem: error instanceof Error ? error.message : String(error),
      });
    }
  }
};
await Promise.all(Array.from({ length: parallelBuilds }, buildNext));
process.disconnect();
