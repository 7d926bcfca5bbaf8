/** Folder of the secret files in a pod. */
export const secretFolder = '/run/secrets/franchisesetu';

/** File name of a secret, which is also its key in the Secret: `database-url` for DATABASE_URL. */
export const secretFile = (variable: string): string => variable.toLowerCase().replaceAll('_', '-');
