import { startDev } from './dev';
import { readDevOptions } from './dev-options';
import { runningPlatform } from './running-platform';

const guide = (name: string, url: string, platform: string) => `
${name} from these sources: ${url}

  1. Open ${platform} on this machine: as an administrator, or on a platform that runs for development.
  2. Press "Tools" at the bottom left, choose ${name} with the address ${url}, press Use.

What you save is in that browser's page at once; everybody else sees what is live. Ctrl-C ends it, Reset takes it back.
`;

/** Runs until it is stopped. @returns the process's exit code */
export const runDevCli = async (args: string[], folder: string, name: string): Promise<number> => {
  const { platform, port } = readDevOptions(args, runningPlatform(folder));
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const server = await startDev({ folder, name, platform, ...(port === undefined ? {} : { port }), say });
  say(guide(name, server.url, platform));
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
  await server.stop();
  return 0;
};
