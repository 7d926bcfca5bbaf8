import { AdminRecord } from '@setu/contracts';
import { withStorage } from '@setu/mfe-kit';

const storageKey = 'adminUser';

const withBrowser = <T>(use: (storage: Storage) => T, otherwise: T): T =>
  withStorage(() => localStorage, use, otherwise);

const parsed = (text: string): AdminRecord | null => {
  try {
    return AdminRecord.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** Removes the stored administrator from this browser. */
export const forgetAdmin = (): void => withBrowser((storage) => storage.removeItem(storageKey), undefined);

/** Stores the administrator, as the server returned it, for the next page load. */
export const storeAdmin = (admin: AdminRecord): void =>
  withBrowser((storage) => storage.setItem(storageKey, JSON.stringify(admin)), undefined);

/** The stored administrator; an invalid value is removed. */
export const storedAdmin = (): AdminRecord | null => {
  const text = withBrowser((storage) => storage.getItem(storageKey), null);
  if (text === null) return null;
  const admin = parsed(text);
  if (!admin) forgetAdmin();
  return admin;
};
