import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isServing,
  programOnPath,
  type RunningServer,
  readyOrStopped,
  superviseProcess,
  wantedOrFreePort,
} from '@setu/dev-servers';
import type { RenderedOptions } from './observe-options';

const usualPort = 3_000;
/** Where Grafana's Debian package puts its files. */
const homeFolder = '/usr/share/grafana';

/** Configures Grafana's data source and its folder of dashboards, as JSON, which is valid YAML. */
const writeProvisioning = async (folder: string, prometheusUrl: string, dashboards: string) => {
  const files = {
    datasources: {
      apiVersion: 1,
      datasources: [
        { name: 'Prometheus', uid: 'prometheus', type: 'prometheus', url: prometheusUrl, isDefault: true },
      ],
    },
    dashboards: {
      apiVersion: 1,
      providers: [
        { name: 'FranchiseSetu', type: 'file', allowUiUpdates: false, options: { path: dashboards } },
      ],
    },
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'franchisesetu.yaml'), JSON.stringify(content, null, 2));
  }
};

/**
 * Starts the installed Grafana on the loopback address, without a login for viewing.
 * @returns undefined when it is not installed, which is logged
 */
export const startGrafana = async (
  { dataDir, rendered, isPortFixed, log, onChange }: RenderedOptions,
  prometheusUrl: string,
): Promise<RunningServer | undefined> => {
  const dashboards = join(rendered, 'dashboards');
  const command = await programOnPath('grafana-server');
  if (!command) {
    log(
      `Dashboards are not shown, because Grafana is not installed: import ${join(dashboards, 'franchisesetu.json')} into one.`,
    );
    return undefined;
  }
  const folder = join(dataDir, 'observe', 'grafana');
  const provisioning = join(folder, 'provisioning');
  await writeProvisioning(provisioning, prometheusUrl, dashboards);
  const port = await wantedOrFreePort(isPortFixed ? usualPort : undefined);
  const url = `http://127.0.0.1:${port}`;
  const server = superviseProcess({
    name: 'grafana',
    command,
    args: [`--homepath=${homeFolder}`],
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      GF_SERVER_HTTP_ADDR: '127.0.0.1',
      GF_SERVER_HTTP_PORT: String(port),
      GF_PATHS_DATA: join(folder, 'data'),
      GF_PATHS_LOGS: join(folder, 'logs'),
      GF_PATHS_PLUGINS: join(folder, 'plugins'),
      GF_PATHS_PROVISIONING: provisioning,
      GF_AUTH_ANONYMOUS_ENABLED: 'true',
      GF_AUTH_ANONYMOUS_ORG_ROLE: 'Viewer',
      GF_ANALYTICS_REPORTING_ENABLED: 'false',
      GF_ANALYTICS_CHECK_FOR_UPDATES: 'false',
    },
    logFile: join(dataDir, 'logs', 'grafana.log'),
    isReady: () => isServing(url, '/api/health'),
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
    url: `${url}/d/franchisesetu`,
    get pid() {
      return server.pid;
    },
    stop: (how) => server.stop(how),
  };
};
