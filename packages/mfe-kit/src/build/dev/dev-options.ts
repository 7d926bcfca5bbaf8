import { parseArgs } from 'node:util';

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
