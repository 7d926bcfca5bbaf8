import { AdminRecord } from '@setu/contracts';

const storageKey = 'adminUser';

/** Storage may be forbidden, full or, on the server, not there at all: then nothing is remembered. */
const withStorage = <T>(use: (storage: Storage) => T, otherwise: T): T => {
  try {
    return use(localStorage);
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return otherwise;
    throw error;
  }
};

const parsed = (text: string): AdminRecord | null => {
  try {
    return AdminRecord.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** Forgets the administrator this browser remembers. */
export const forgetAdmin = (): void => withStorage((storage) => storage.removeItem(storageKey), undefined);

/** Remembers the administrator, as the server returned it, for the next page load. */
export const storeAdmin = (admin: AdminRecord): void =>
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify(admin)), undefined);

/** The administrator remembered; what cannot be read is thrown away. */
export const storedAdmin = (): AdminRecord | null => {
  const text = withStorage((storage) => storage.getItem(storageKey), null);
  if (text === null) return null;
  const admin = parsed(text);
  if (!admin) forgetAdmin();
  return admin;
};
