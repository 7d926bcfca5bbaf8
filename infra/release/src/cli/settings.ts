import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assertReachable } from '@setu/registry-client';
import { parseEnvironment, SettingsError } from '@setu/service-kit/settings';
import { z } from 'zod';
import { ReleaseEnvironment } from '../release-environment';
import { exitCodes, Failure, wrongUsage } from './failure';

/** The platform to call, and its token. */
export interface Settings {
  url: string;
  token: string;
  person: string;
}

const RunFile = z.object({ gateway: z.object({ url: z.string() }) });
const Secrets = z.object({ releaseToken: z.string() });

/** Reads a JSON file of the local platform; null when it does not exist. */
const readLocal = <S extends z.ZodType>(file: string, schema: S): z.output<S> | null => {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Failure(
      exitCodes.refused,
      'unreadable_file',
      `${file} cannot be read: its content is not valid.`,
    );
  }
};

/** Scheme and host of an address, and the path before /platform. */
const cleanUrl = (value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw wrongUsage('The address of the platform must look like https://franchisesetu.example.');
  return (url.origin + url.pathname).replace(/\/+$/, '');
};

/** The token is sent in a header, so other characters are refused. */
const cleanToken = (value: string): string => {
  const token = value.trim();
  if (!/^[\x21-\x7e]+$/.test(token))
    throw wrongUsage("RELEASE_TOKEN contains characters that no token has. Set it to your team's token.");
  return token;
};

const gitName = (root: string): string => {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch (error) {
    if (error instanceof Error) return '';
    throw error;
  }
};

const parsed = (env: NodeJS.ProcessEnv): z.output<typeof ReleaseEnvironment> => {
  try {
    return parseEnvironment(ReleaseEnvironment, env);
  } catch (error) {
    throw error instanceof SettingsError ? wrongUsage(error.message) : error;
  }
};

/**
 * Finds the platform by `--url`, `RELEASE_URL` or the run.json of the local platform. The token is `RELEASE_TOKEN`, or that of the local
 * platform, which is never sent to another address.
 * @throws Failure without a platform or a token, UnreachableError when the platform does not answer
 */
export const readSettings = async (
  root: string,
  env: NodeJS.ProcessEnv,
  given?: string,
): Promise<Settings> => {
  const { DATA_DIR, RELEASE_URL, RELEASE_TOKEN, USER } = parsed(env);
  const dataDir = resolve(root, DATA_DIR);
  const local = readLocal(join(dataDir, 'run.json'), RunFile)?.gateway.url;
  const named = given || RELEASE_URL || local;
  if (!named)
    throw new Failure(
      exitCodes.unreachable,
      'unreachable',
      `No platform runs on ${dataDir}. Start it (npm start), or set --url or RELEASE_URL to another one.`,
    );
  const url = cleanUrl(named);
  const isLocal = local !== undefined && cleanUrl(local) === url;
  const token =
    RELEASE_TOKEN || (isLocal ? readLocal(join(dataDir, 'secrets.json'), Secrets)?.releaseToken : undefined);
  if (!token) {
    // Report an unreachable platform first.
    await assertReachable(url);
    throw wrongUsage(
      `Set RELEASE_TOKEN to your team's token for ${url}. Ask the operator of the platform for one.`,
    );
  }
  return { url, token: cleanToken(token), person: gitName(root) || USER };
};
