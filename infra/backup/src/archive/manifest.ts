import { z } from 'zod';

/** Raised when older checkouts can no longer read new backups. */
export const formatVersion = 1;

/** An identifier of PostgreSQL. It is quoted wherever it is used. */
const Name = z.string().min(1).max(63);

const Count = z.number().int().min(0);

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A relative path that cannot escape the restored folder. */
const FilePath = z
  .string()
  .regex(/^(releases|uploads)\/./)
  .refine((path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'));

const Schema = z.object({
  name: Name,
  /** The migrations that created its structure. */
  migrations: z.array(z.string()),
  /** The columns of each table, without generated columns. */
  tables: z.array(z.object({ name: Name, columns: z.array(Name) })),
  /** `value` is a bigint as text. */
  sequences: z.array(z.object({ name: Name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});
export type Schema = z.output<typeof Schema>;

/** Read first, because a newer format may differ in everything else. */
export const Format = z.object({ product: z.literal('franchisesetu'), format: z.number().int() });

/** The first file of a backup: what a restore needs before the rows. */
export const Head = Format.extend({
  /** Version of the product that made the backup. */
  version: z.string(),
  /** When the snapshot was taken. */
  createdAt: z.iso.datetime(),
  /** Version of the PostgreSQL server, for information only. */
  postgres: z.string(),
  schemas: z.array(Schema),
  /** Buckets whose files are not in the backup. */
  elsewhere: z.array(z.string()),
});
export type Head = z.output<typeof Head>;

/** The content of a table. `sha256` hashes its rows as COPY writes them, in the order of the primary key. */
export const TableDigest = z.object({
  schema: Name,
  table: Name,
  rows: Count,
  bytes: Count,
  sha256: Sha256,
});
export type TableDigest = z.output<typeof TableDigest>;

export const FileDigest = z.object({
  path: z.union([FilePath, z.literal('secrets.json')]),
  bytes: Count,
  sha256: Sha256,
});
export type FileDigest = z.output<typeof FileDigest>;

/** The last file of a backup: what a restore must produce. */
export const Manifest = z.object({ tables: z.array(TableDigest), files: z.array(FileDigest) });
export type Manifest = z.output<typeof Manifest>;

/** Paths of both files inside the archive. */
export const headPath = 'backup.json';
export const manifestPath = 'manifest.json';
