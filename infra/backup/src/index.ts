export { createBackup } from './create-backup';
export { knownMigrations, schemaNames } from './database/schemas';
export { makeKey } from './make-key';
export { restoreBackup } from './restore-backup';
