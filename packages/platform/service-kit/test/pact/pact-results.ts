import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Folder for the results, one file per pact; when it is not set, no results are written. */
const folder = () => process.env.PACT_RESULTS;

/** Writes the result of a pact to a file with the pact's name. */
const leave = (path: string, result: { success: boolean; error: string | null }) => {
  const into = folder();
  if (into) writeFileSync(join(into, basename(path)), JSON.stringify(result));
};

/** Runs a verification and writes its result. @throws what the verification throws */
export const leavingResult = async (path: string, verification: () => Promise<unknown>): Promise<void> => {
  try {
    await verification();
    leave(path, { success: true, error: null });
  } catch (error) {
    leave(path, { success: false, error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
};
