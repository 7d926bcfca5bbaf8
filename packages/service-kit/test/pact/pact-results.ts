import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where results are left for whoever asked for them: a folder, one file a pact; nowhere when it is not set. */
const folder = () => process.env.PACT_RESULTS;

/** Leaves what came of a pact under the pact's own file name. */
const leave = (path: string, result: { success: boolean; error: string | null }) => {
  const into = folder();
  if (into) writeFileSync(join(into, basename(path)), JSON.stringify(result));
};

/** Runs a verification and leaves its result. @throws what it throws */
export const leavingResult = async (path: string, verification: () => Promise<unknown>): Promise<void> => {
  try {
    await verification();
    leave(path, { success: true, error: null });
  } catch (error) {
    leave(path, { success: false, error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
};
