import type { Migration } from './migrate';

/** The applied migrations that the baseline of a list took the place of, except the one whose name it has. */
export const replacedOf = (applied: Iterable<string>, migrations: readonly Migration[]): string[] => {
  const baseline = migrations.find(({ replaces }) => replaces);
  if (!baseline?.replaces) return [];
  const { first } = baseline.replaces;
  return [...applied].filter((name) => name >= first && name < baseline.name);
};

/**
 * The release that has to bring a database up to date before this one can; null when this one can. A baseline creates a whole schema, so it
 * cannot finish one that earlier migrations began.
 */
export const releaseBefore = (
  applied: ReadonlySet<string>,
  migrations: readonly Migration[],
): string | null => {
  const baseline = migrations.find(({ replaces }) => replaces);
  const replaced = replacedOf(applied, migrations).length;
  if (!baseline?.replaces || replaced === 0) return null;
  const { until, count } = baseline.replaces;
  return applied.has(baseline.name) && replaced + 1 >= count ? null : until;
};
