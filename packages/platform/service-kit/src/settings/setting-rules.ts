import type { z } from 'zod';

/** A rule about several settings of a process. */
export interface SettingRule<V> {
  /** The setting that a broken rule is reported for. */
  name: keyof V & string;
  /** The settings that the rule reads. It is not checked while one of them is invalid by itself. */
  reads: readonly (keyof V & string)[];
  isKept: (values: V) => boolean;
  /** What is wrong, then what to do. It must not contain a value of a secret. */
  problem: string;
}

/** Distinguishes the issue of a rule from that of a single setting. */
const ofRule = { isRule: true };

/** Adds rules to the schema of a process's settings. They are checked even when other settings are invalid. */
export const withRules = <S extends z.ZodObject>(schema: S, rules: readonly SettingRule<z.output<S>>[]): S =>
  rules.reduce(
    (ruled, { name, reads, isKept, problem }) =>
      ruled.refine((values) => isKept(values), {
        path: [name],
        error: problem,
        params: ofRule,
        when: ({ issues }) =>
          !issues.some((issue) => issue.params !== ofRule && reads.some((each) => each === issue.path?.[0])),
      }),
    schema,
  );
