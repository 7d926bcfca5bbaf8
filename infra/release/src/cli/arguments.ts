import { CanaryPercent, DeployableName, ReleaseVersion } from '@setu/protocol';
import { InvalidArgumentError } from 'commander';
import type { z } from 'zod';
import { wrongUsage } from './failure';

const checked =
  <S extends z.ZodType>(schema: S) =>
  (value: unknown): z.output<S> => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new InvalidArgumentError(`${parsed.error.issues[0]?.message}.`);
  };

export const readDeployable = checked(DeployableName);
export const readVersion = checked(ReleaseVersion);

const readNumberAsPercent = checked(CanaryPercent);
/** Reads a share of visitors: `10`, `0.5`, `10%`. */
export const readPercent = (value: string): number =>
  // Number('') is 0.
  readNumberAsPercent(Number(value.replace(/\s*%$/, '') || Number.NaN));

/** A release that an argument names. */
export interface NamedRelease {
  name: string;
  /** Null means the newest published version. */
  version: string | null;
}

const orUsage = <T>(reading: () => T): T => {
  try {
    return reading();
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw wrongUsage(error.message);
    throw error;
  }
};

/**
 * Reads one release, or several: `mfe-brand`, `mfe-brand 0.1.0-3f9a2c1d`, `agent inquiry@0.1.0-3f9a2c1d`. A separate word that begins with
 * a digit is a version.
 * @throws Failure of wrong usage
 */
export const readReleases = (words: readonly string[]): NamedRelease[] =>
  orUsage(() => {
    const releases: NamedRelease[] = [];
    for (const word of words) {
      const last = releases.at(-1);
      const isVersion = last?.version === null && !/^[a-z]/.test(word);
      if (isVersion) last.version = readVersion(word);
      else {
        const [name = '', version] = word.split('@');
        releases.push({
          name: readDeployable(name),
          version: version === undefined ? null : readVersion(version),
        });
      }
    }
    return releases;
  });

/**
 * Checks a request against its contract before it is sent.
 * @throws Failure of wrong usage with the message of the contract
 */
export const asContract = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw wrongUsage(`${parsed.error.issues.map(({ message }) => message).join('. ')}.`);
};
