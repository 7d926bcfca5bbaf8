import { StartProblem } from '@setu/dev-servers';
import type { Head, Manifest, TableDigest } from './archive/manifest';
import { withSession } from './database/session';
import { readStructure } from './database/structure';
import { readRows } from './database/table-rows';
import { digestFile } from './files/digest-file';
import { restoredPath } from './files/platform-files';

/** A restored installation. */
interface Place {
  dataDir: string;
  /** Addresses by schema. */
  schemaUrls: Readonly<Record<string, string>>;
}

const keyOf = ({ schema, table }: Pick<TableDigest, 'schema' | 'table'>) => `${schema}.${table}`;

const readTables = async (
  { schemas }: Head,
  schemaUrls: Place['schemaUrls'],
): Promise<Map<string, TableDigest>> => {
  const found = new Map<string, TableDigest>();
  for (const { name: schema } of schemas)
    await withSession(schemaUrls[schema] ?? '', async (client) => {
      // Reads the columns of the restored table, not those of the backup, so that a missing column is noticed.
      for (const table of (await readStructure(client, schema)).tables) {
        const digest = await readRows(client, { schema, ...table });
        found.set(keyOf(digest), digest);
      }
    });
  return found;
};

const differencesOfTables = (expected: readonly TableDigest[], found: Map<string, TableDigest>): string[] => {
  const rest = new Map(found);
  const differences = expected.flatMap((table) => {
    const key = keyOf(table);
    const there = rest.get(key);
    rest.delete(key);
    if (!there) return [`the table ${key} is missing`];
    if (there.rows !== table.rows) return [`${key} has ${there.rows} rows instead of ${table.rows}`];
    return there.sha256 === table.sha256 ? [] : [`${key} has other values in its ${table.rows} rows`];
  });
  return [...differences, ...[...rest.keys()].map((key) => `the table ${key} is not in the backup`)];
};

const differencesOfFiles = async (files: Manifest['files'], dataDir: string): Promise<string[]> => {
  const differences: string[] = [];
  for (const { path, sha256 } of files) {
    const found = await digestFile(restoredPath(dataDir, path)).catch(() => null);
    if (!found) differences.push(`the file ${path} is missing`);
    else if (found.sha256 !== sha256) differences.push(`the file ${path} has another content`);
  }
  return differences;
};

const shown = 10;

/**
 * Reads every restored table and file again and compares them with the backup. Tables are compared by number and hash of their rows.
 * @throws StartProblem that names what differs
 */
export const compareWithManifest = async (
  head: Head,
  { tables, files }: Manifest,
  { dataDir, schemaUrls }: Place,
): Promise<void> => {
  const differences = [
    ...differencesOfTables(tables, await readTables(head, schemaUrls)),
    ...(await differencesOfFiles(files, dataDir)),
  ];
  if (differences.length === 0) return;
  const more = differences.length > shown ? `, and ${differences.length - shown} more` : '';
  throw new StartProblem(
    `What was restored is not what was backed up: ${differences.slice(0, shown).join('; ')}${more}. ` +
      'Use another backup, and report this with the version of both.',
  );
};
