import { z } from 'zod';

/** Settings of `npm run backup` and `npm run restore`. */
export const BackupEnvironment = z.object({
  BACKUP_RECIPIENT: z.string().optional().meta({
    description: 'Public keys that a backup is encrypted for. Each of their private keys opens it.',
    form: 'public keys of age (`age1…`), separated by commas',
  }),
  BACKUP_KEY_FILE: z.string().optional().meta({
    description:
      'The private key, for `verify` and `restore`. When it is set, a backup is verified as soon as it is written.',
    form: 'a file',
  }),
  BACKUP_PASSPHRASE_FILE: z.string().optional().meta({
    description: 'A passphrase, in place of a pair of keys.',
    form: 'a file',
  }),
  DATABASE_URL: z.string().optional().meta({
    description:
      'The database to back up, by a role that may read every schema (`pg_read_all_data`), or an empty one to restore into; by default that of the platform in `DATA_DIR`.',
    form: 'an address such as `postgres://user:password@host:5432/database`',
  }),
  DATA_DIR: z.string().default('.data').meta({
    description: 'The folder of the platform: its releases, uploads and keys.',
    form: 'a folder',
  }),
  ARTEFACTS: z.string().optional().meta({
    description:
      'Files of releases, when they are not in `DATA_DIR`. The files of a bucket are not in the backup.',
    form: 'a folder, or `s3://bucket/prefix`',
  }),
  UPLOADS: z.string().optional().meta({
    description: 'Uploads, when they are not in `DATA_DIR`. The files of a bucket are not in the backup.',
    form: 'a folder, or `s3://bucket/prefix`',
  }),
});

/** The environment before it is parsed. */
export type BackupEnvironment = z.input<typeof BackupEnvironment>;
