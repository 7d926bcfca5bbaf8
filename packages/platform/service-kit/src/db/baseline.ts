import type { Migration } from './migrate';

/** The applied migrations that the baseline of a list replaces, except the migration whose name it has. */
export const replacedOf = (applied: Iterable<string>, migrations: readonly Migration[]): string[] => {
  const baseline = migrations.find(({ replaces }) => replaces);
  if (!baseline?.replaces) return [];
  const { first } = baseline.replaces;
  return [...applied].filter((name) => name >= first && name < baseline.name);
};

/**
 * The release that must migrate a database before this release can; null when this release can. A baseline creates a whole schema, so it
 * cannot complete a schema that earlier migrations began.
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
