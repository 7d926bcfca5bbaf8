import { readFileSync } from 'node:fs';
import { SettingsError } from './settings-error';

/** An environment with the contents of files, and the reasons why some could not be read. */
interface ReadFiles {
  environment: NodeJS.ProcessEnv;
  problems: string[];
}

/**
 * Reads the variables that are given as files, the way containers mount secrets: `DATABASE_URL_FILE=/run/secrets/database-url`. A
 * line break at the end of a file is removed.
 * @param names variables that may be files
 */
export const readSecretFiles = (environment: NodeJS.ProcessEnv, names: readonly string[]): ReadFiles => {
  const read: NodeJS.ProcessEnv = { ...environment };
  const problems: string[] = [];
  for (const name of names) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (environment[name]) {
      problems.push(`${name}: it is set, and ${name}_FILE too. Remove one of them.`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push(`${name}_FILE: ${file} cannot be read (${code}). Check its path and who may read it.`);
    }
  }
  return { environment: read, problems };
};

/**
 * The environment with the content of each secret file instead of its name, for a process that passes secrets on to others.
 * @param names variables that may be files
 * @throws Error that names the files that cannot be read
 */
export const withoutSecretFiles = (
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
): NodeJS.ProcessEnv => {
  const read = readSecretFiles(environment, names);
  if (read.problems.length > 0) throw new SettingsError(read.problems);
  const files = new Set(names.map((name) => `${name}_FILE`));
  return Object.fromEntries(Object.entries(read.environment).filter(([name]) => !files.has(name)));
};
