import { newFeature } from './new-feature';
import { newRemote } from './new-remote';
import { Refused } from './refused';

const usage = `Usage: npm run new -- <kind> …
  remote <name>                a remote mfe-<name> with one page at /<name>
  feature <front end> <name>   a feature folder in mfe-… or shell, with its test
`;

interface Said {
  exitCode: number;
  text: string;
}

const make = (root: string, [kind, ...names]: readonly string[]): Promise<string> | null => {
  const [first, second] = names;
  if (kind === 'remote' && first && names.length === 1) return newRemote(root, first);
  if (kind === 'feature' && first && second && names.length === 2) return newFeature(root, first, second);
  return null;
};

/** Makes what the arguments ask for: exit code 0 done, 1 refused, 2 wrong usage. */
export const runNew = async (root: string, args: readonly string[]): Promise<Said> => {
  try {
    const made = await make(root, args);
    return made === null ? { exitCode: 2, text: usage.trimEnd() } : { exitCode: 0, text: made };
  } catch (error) {
    if (error instanceof Refused) return { exitCode: 1, text: error.message };
    throw error;
  }
};
