import { parseArgs } from 'node:util';
import { startDev } from './dev';

const defaultPlatform = 'http://localhost:8080';

/** What `frontend dev` was told. @throws Error for an option nobody knows, or an address or port that is none */
export const readDevOptions = (args: string[]): { platform: string; port: number | undefined } => {
  const { values } = parseArgs({
    args,
    options: { platform: { type: 'string', default: defaultPlatform }, port: { type: 'string' } },
  });
  if (!/^https?:\/\//.test(values.platform) || !URL.canParse(values.platform))
    throw new Error(`--platform ${values.platform} is no address: ${defaultPlatform} is one.`);
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
    throw new Error(`--port ${values.port} is no port: a number up to 65535 is needed.`);
  return { platform: new URL(values.platform).origin, port };
};

const guide = (name: string, url: string, platform: string) => `
${name} from these sources: ${url}

  1. Open ${platform} on this machine: as an administrator, or on a platform that runs for development.
  2. Press "Tools" at the bottom left, choose ${name} with the address ${url}, press Use.

What you save is in that browser's page at once; everybody else sees what is live. Ctrl-C ends it, Reset takes it back.
`;

/** Runs until it is asked to stop. @returns the process's exit code */
export const runDevCli = async (args: string[], folder: string, name: string): Promise<number> => {
  const { platform, port } = readDevOptions(args);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const server = await startDev({ folder, name, platform, ...(port === undefined ? {} : { port }), say });
  say(guide(name, server.url, platform));
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
  await server.stop();
  return 0;
};
