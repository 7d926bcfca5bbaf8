import type { Migration } from './migrate';

/**
 * Migrations in the order in which they were written. Databases apply them by name: a later migration with an earlier name would run last
 * in an existing database, but first in a new one.
 * @throws Error that names such a migration and the fix
 */
export const inOrder = (migrations: readonly Migration[]): readonly Migration[] => {
  migrations.forEach(({ name }, index) => {
    const before = migrations[index - 1]?.name;
    if (before === undefined || before < name) return;
    throw new Error(
      `The migration ${name} is out of order: it is listed after ${before}, but its name comes before that one, and databases apply ` +
        'migrations by name. Give it and its file a name with a later time, unless a release with it has run.',
    );
  });
  return migrations;
};
