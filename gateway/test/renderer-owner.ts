import { readFileSync } from 'node:fs';
import { makeLogger } from '@setu/service-kit';
import { makePageWaits } from '../src/edge/renderer/page-waits';
import { startGuard } from '../src/edge/renderer/process/guard';
import { findIsolation, makeStartIsolated } from '../src/edge/renderer/process/isolation';
import { limits } from '../src/edge/renderer/process/limits';
import { startRendererProcess } from '../src/edge/renderer/process/renderer-process';

/*
 * A process that owns a renderer, like a gateway: it loads the server code in the given file and prints the renderer's process id
 * when that code is about to run.
 */
const logger = makeLogger('owner', 'silent');
const [programFile = '', serverFile = ''] = process.argv.slice(2);

const main = async () => {
  const startIsolated = makeStartIsolated(await findIsolation(logger));
  const renderer = startRendererProcess({
    startIsolated: (program) => {
      const child = startIsolated(program);
      process.stdout.write(`${child.pid}\n`);
      return child;
    },
    guard: startGuard(logger),
    waits: makePageWaits(1_500),
    program: readFileSync(programFile, 'utf8'),
    onMessage: () => undefined,
    onExit: () => undefined,
    logger,
  });
  renderer.send({ type: 'file', path: 'server.mjs' }, readFileSync(serverFile, 'utf8'));
  renderer.send({ type: 'load', entry: 'server.mjs', rendering: null, limits });
};

void main();
// A gateway keeps running for its requests.
setInterval(() => undefined, 60_000);
