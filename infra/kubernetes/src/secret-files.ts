/** Folder in a pod where the secrets are files. */
export const secretFolder = '/run/secrets/franchisesetu';

/** Name of the file of a secret, which is also its key in the Secret: `database-url` for DATABASE_URL. */
export const secretFile = (variable: string): string => variable.toLowerCase().replaceAll('_', '-');
