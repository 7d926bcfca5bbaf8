import { parseArgs } from 'node:util';

const usualPlatform = 'http://localhost:8080';

/**
 * Parses the command line of `frontend dev`.
 * @param running address of the platform that runs on this machine, the default of `--platform`; null when none runs
 * @throws Error for an unknown option, or an invalid address or port
 */
export const readDevOptions = (
  args: string[],
  running: string | null,
): { platform: string; port: number | undefined } => {
  const { values } = parseArgs({
    args,
    options: { platform: { type: 'string', default: running ?? usualPlatform }, port: { type: 'string' } },
  });
  if (!/^https?:\/\//.test(values.platform) || !URL.canParse(values.platform))
    throw new Error(`--platform ${values.platform} is not an address: ${usualPlatform} is one.`);
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
    throw new Error(`--port ${values.port} is not a port: a number up to 65535 is needed.`);
  return { platform: new URL(values.platform).origin, port };
};
