import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isServing,
  programOnPath,
  type RunningServer,
  readyOrStopped,
  superviseProcess,
  wantedOrFreePort,
} from '@setu/dev-servers';
import type { RunFile } from '../../data-folder/run-file';
import type { RenderedOptions } from './observe-options';
import { prometheusConfiguration, targetsOf } from './prometheus-configuration';

/** Objectives cover 30 days. */
const retention = ['--storage.tsdb.retention.time=40d', '--storage.tsdb.retention.size=1GB'];
const usualPort = 9_090;

/** A Prometheus that was started here. */
export interface RunningPrometheus extends RunningServer {
  /** Collects from the processes in this run file. */
  follow: (run: RunFile) => Promise<void>;
}

/**
 * Starts the installed Prometheus on the loopback address; its data is in `observe/prometheus` of the data folder.
 * @returns undefined when it is not installed, which is logged
 */
export const startPrometheus = async ({
  dataDir,
  rendered,
  isPortFixed,
  log,
  onChange,
}: RenderedOptions): Promise<RunningPrometheus | undefined> => {
  const command = await programOnPath('prometheus');
  if (!command) {
    log(
      'Metrics are not collected, because Prometheus is not installed. Install it (Debian: apt-get install prometheus; macOS: brew install prometheus) and start again.',
    );
    return undefined;
  }
  const folder = join(dataDir, 'observe');
  await mkdir(folder, { recursive: true });
  const targets = join(folder, 'targets.json');
  const configuration = join(folder, 'prometheus.json');
  const port = await wantedOrFreePort(isPortFixed ? usualPort : undefined);
  const url = `http://127.0.0.1:${port}`;
  await writeFile(configuration, prometheusConfiguration({ targets, rules: join(rendered, 'rules.yaml') }));

  const follow = async (run: RunFile) => {
    // Written atomically, because Prometheus reads the file whenever it changes.
    const next = `${targets}.next`;
    await writeFile(next, `${JSON.stringify(targetsOf(run), null, 2)}\n`);
    await rename(next, targets);
  };
  const server = superviseProcess({
    name: 'prometheus',
    command,
    args: [
      `--config.file=${configuration}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      ...retention,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
    cwd: folder,
    env: { PATH: process.env.PATH },
    logFile: join(dataDir, 'logs', 'prometheus.log'),
    isReady: () => isServing(url, '/-/ready'),
    readyWithinMs: 60_000,
    stopSignal: 'SIGTERM',
    stopWithinMs: 10_000,
    isServer: true,
    show: (line) => (/level=error/.test(line) ? line : undefined),
    log,
    onChange,
  });
  await readyOrStopped(server);
  return {
    url,
    get pid() {
      return server.pid;
    },
    follow,
    stop: (how) => server.stop(how),
  };
};
