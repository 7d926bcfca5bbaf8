import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, writePrivateFile } from '@setu/dev-servers';
import { z } from 'zod';

/** The last run of a service, by its name. */
const LastLive = z.record(
  z.string(),
  z.object({
    /** The version that was live. */
    live: z.string(),
    /** The version in dist at that time: the registry has it. */
    built: z.string(),
  }),
);
export type LastLive = z.output<typeof LastLive>;

const fileOf = (dataDir: string) => join(dataDir, 'live.json');

/** The versions that were live when the platform of this data folder last ran; empty before the first run. */
export const readLastLive = async (dataDir: string): Promise<LastLive> => {
  try {
    const parsed = LastLive.safeParse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
    return parsed.success ? parsed.data : {};
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return {};
    throw error;
  }
};

/** Saves the live versions, so that the next start does not have to wait for the registry. */
export const saveLastLive = (dataDir: string, what: LastLive): Promise<void> =>
  writePrivateFile(fileOf(dataDir), `${JSON.stringify(what, null, 2)}\n`);
