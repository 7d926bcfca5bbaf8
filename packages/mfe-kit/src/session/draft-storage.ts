import { withStorage } from './with-storage';

const prefix = 'draft:';
const storageKey = (key: string) => prefix + key;

/** Without storage a draft lives as long as its component, as any state does. */
const withTab = <T>(use: (storage: Storage) => T, otherwise: T): T =>
  withStorage(() => sessionStorage, use, otherwise);

/** What was kept under a key in this tab; null when nothing was. */
export const readDraft = (key: string): string | null =>
  withTab((storage) => storage.getItem(storageKey(key)), null);

/** Keeps text in this tab until it is forgotten or the tab closed. */
export const keepDraft = (key: string, text: string): void =>
  withTab((storage) => storage.setItem(storageKey(key), text), undefined);

export const forgetDraft = (key: string): void =>
  withTab((storage) => storage.removeItem(storageKey(key)), undefined);

/** Whose drafts this tab keeps, once somebody was signed in. */
const ownerKey = 'drafts-of';

/**
 * Says who is signed in, before any draft is read. What another user left here, whose session ended without a logout, is
 * forgotten; what a visitor wrote on the way to sign in stays.
 */
export const beginDraftsOf = (userId: string): void => {
  if (withTab((storage) => storage.getItem(ownerKey) ?? userId, userId) !== userId) forgetDrafts();
  withTab((storage) => storage.setItem(ownerKey, userId), undefined);
};

/** Forgets every draft of this tab: who logs out leaves nothing to the next one at this machine. */
export const forgetDrafts = (): void =>
  withTab((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  }, undefined);
