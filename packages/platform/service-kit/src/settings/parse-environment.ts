import type { z } from 'zod';
import { readSecretFiles } from './secret-files';
import { type Setting, settingsOf } from './setting';
import { SettingsError } from './settings-error';
import { type KnownSettings, knownBy, unknownSettings } from './unknown-settings';

type Schemas = Readonly<Record<string, z.ZodType>>;
type Parsed<S extends Schemas> = { [K in keyof S]: z.output<S[K]> };

/** An empty variable counts as not set, because shells and manifests write it that way. */
const withoutEmpty = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** @param isSet whether the variable of the issue has a value */
const problemOf = (
  { code, path, message }: z.core.$ZodIssue,
  settings: readonly Setting[],
  isSet: boolean,
) => {
  const name = String(path[0] ?? '');
  if (code === 'custom') return `${name}: ${message}`;
  const form = settings.find((setting) => setting.name === name)?.form ?? 'another value';
  return isSet
    ? `${name}: its value is not allowed. Use ${form}.`
    : `${name}: it is not set. Set it to ${form}.`;
};

const parseAll = <S extends Schemas>(
  schemas: S,
  environment: NodeJS.ProcessEnv,
  all: readonly Setting[],
  found: readonly string[],
): Parsed<S> => {
  const names = new Set(all.filter(({ mayBeFile }) => mayBeFile).map(({ name }) => name));
  const files = readSecretFiles(withoutEmpty(environment), [...names]);
  const problems = new Set([...found, ...files.problems]);
  const parsed: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(schemas)) {
    const result = schema.safeParse(files.environment);
    parsed[key] = result.data;
    for (const issue of result.error?.issues ?? []) {
      const value = files.environment[String(issue.path[0])];
      problems.add(problemOf(issue, all, value !== undefined));
    }
  }
  if (problems.size > 0) throw new SettingsError([...problems]);
  return parsed as Parsed<S>;
};

/**
 * Reads the settings of one schema. Secrets may be files: `DATABASE_URL_FILE`.
 * @throws Error whose message lists every setting that is missing, wrong or contradicts another, and the fix
 */
export const parseEnvironment = <T extends z.ZodType>(
  schema: T,
  environment: NodeJS.ProcessEnv,
): z.output<T> => parseAll({ only: schema }, environment, settingsOf(schema), []).only;

interface Reading {
  /** Name of the reading process, which may be a prefix of a setting: `catalog`. */
  process?: string;
  /** Whether other programs share the environment, as on a developer's machine. */
  isShared?: boolean;
  /** Settings that the process does not read itself, but passes on. */
  more?: KnownSettings;
}

/**
 * Reads all settings of a process, each schema by its key. Unknown variables that look like settings are refused too, because a
 * misspelt setting would otherwise have no effect.
 * @throws Error as `parseEnvironment`
 */
export const parseProcessEnvironment = <S extends Schemas>(
  schemas: S,
  environment: NodeJS.ProcessEnv,
  { process, isShared = false, more }: Reading = {},
): Parsed<S> => {
  const all = Object.values(schemas).flatMap(settingsOf);
  const known = knownBy(all, process ? [process] : [], more);
  return parseAll(schemas, environment, all, unknownSettings(environment, known, isShared));
};
