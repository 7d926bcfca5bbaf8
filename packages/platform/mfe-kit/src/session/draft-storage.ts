import { withStorage } from './with-storage';

const prefix = 'draft:';
const storageKey = (key: string) => prefix + key;

/** Without storage a draft is lost when its component unmounts. */
const withTab = <T>(use: (storage: Storage) => T, otherwise: T): T =>
  withStorage(() => sessionStorage, use, otherwise);

/** The draft stored under a key in this tab; null without one. */
export const readDraft = (key: string): string | null =>
  withTab((storage) => storage.getItem(storageKey(key)), null);

/** Stores a draft in this tab until it is discarded or the tab is closed. */
export const saveDraft = (key: string, text: string): void =>
  withTab((storage) => storage.setItem(storageKey(key), text), undefined);

export const deleteDraft = (key: string): void =>
  withTab((storage) => storage.removeItem(storageKey(key)), undefined);

/** Key of the id of the user whose drafts this tab stores. */
const ownerKey = 'drafts-of';

/**
 * Call it with the signed-in user before any draft is read. It discards drafts of another user, whose session ended without
 * a logout; drafts of a visitor who signed in stay.
 */
export const beginDraftsOf = (userId: string): void => {
  if (withTab((storage) => storage.getItem(ownerKey) ?? userId, userId) !== userId) forgetDrafts();
  withTab((storage) => storage.setItem(ownerKey, userId), undefined);
};

/** Discards every draft of this tab, so that a logout leaves nothing for the next user of the computer. */
export const forgetDrafts = (): void =>
  withTab((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  }, undefined);
