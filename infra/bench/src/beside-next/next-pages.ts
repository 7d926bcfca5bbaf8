import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = process.cwd();

/** Pages of Next.js that run beside a platform and show its data. */
export interface NextPages {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
};

/** The covers of the demo stand beside the pages like any static file of a site. */
const copyCovers = async (platform: string, folder: string) => {
  const franchises = (await (await fetch(`${platform}/api/franchises?limit=100`)).json()) as {
    images: string[];
  }[];
  const covers = new Set(
    franchises.flatMap(({ images }) => images).filter((path) => path.startsWith('/covers/')),
  );
  await mkdir(join(folder, 'public', 'covers'), { recursive: true });
  for (const path of covers)
    await writeFile(
      join(folder, 'public', path),
      Buffer.from(await (await fetch(platform + path)).arrayBuffer()),
    );
};

/** Installs, builds and starts the pages in `infra/bench/peer` with the data of a running platform. */
export const startNextPages = async (platform: string): Promise<NextPages> => {
  const folder = await mkdtemp(join(tmpdir(), 'setu-next-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PLATFORM_URL: platform,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  try {
    await cp(join(root, 'infra/bench/peer'), folder, { recursive: true });
    await cp(join(root, 'packages/platform/ui/fonts'), join(folder, 'fonts'), { recursive: true });
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
    await copyCovers(platform, folder);
    const next = join(folder, 'node_modules/next/dist/bin/next');
    await run(process.execPath, [next, 'build'], { cwd: folder, env });
    const port = await freePort();
    const server = spawn(
      process.execPath,
      [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'],
      { cwd: folder, env, stdio: 'ignore' },
    );
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const url = `http://127.0.0.1:${port}`;
    const isUp = () =>
      fetch(`${url}/franchises`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (server.exitCode !== null) throw new Error(`next start ended with ${server.exitCode}`);
      await sleep(100);
    }
    return {
      url,
      pid: server.pid ?? Number.NaN,
      stop: async () => {
        server.kill();
        await ended;
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};
