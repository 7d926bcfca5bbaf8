import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writePrivateFile } from '../data-folder/private-file';
import { hasCode } from '../report/error-code';

/** What is known of a service from the last run, by its name. */
const LastLive = z.record(
  z.string(),
  z.object({
    /** The version that was live. */
    live: z.string(),
    /** The version that lay built in dist then: the registry knows it. */
    built: z.string(),
  }),
);
export type LastLive = z.output<typeof LastLive>;

const fileOf = (dataDir: string) => join(dataDir, 'live.json');

/** What was live when the platform of this data folder last ran; nothing when it never did. */
export const readLastLive = async (dataDir: string): Promise<LastLive> => {
  try {
    const parsed = LastLive.safeParse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
    return parsed.success ? parsed.data : {};
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return {};
    throw error;
  }
};

/** Saves what is live, so that the next start need not wait for the registry. */
export const saveLastLive = (dataDir: string, what: LastLive): Promise<void> =>
  writePrivateFile(fileOf(dataDir), `${JSON.stringify(what, null, 2)}\n`);
