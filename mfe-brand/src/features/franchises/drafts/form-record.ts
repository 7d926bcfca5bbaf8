import { withStorage } from '@setu/mfe-kit';
import { emptyFranchise, type FranchiseValues } from '../franchise-form';
import type { Stored } from './draft-saver';
import { differing } from './unfinished';

/** What a tab remembers of an open form: its values, and what the server had when they were typed. */
export interface FormRecord {
  values: FranchiseValues;
  stored: Pick<Stored, 'draft' | 'values'>;
}

/** The prefix of everything that a logout deletes from the tab. */
const keyOf = (name: string) => `draft:${name}`;

const withTab = <T>(use: (storage: Storage) => T, otherwise: T): T =>
  withStorage(() => sessionStorage, use, otherwise);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Fields that a later release added have their defaults. */
const readValues = (value: unknown): FranchiseValues | null =>
  isObject(value) ? { ...emptyFranchise, ...value } : null;

const readDraft = (value: unknown): Stored['draft'] =>
  isObject(value) && typeof value.id === 'string' && typeof value.updatedAt === 'string'
    ? { id: value.id, updatedAt: value.updatedAt }
    : null;

/** The record of a form in this tab; null without one. */
export const readRecord = (name: string): FormRecord | null => {
  const text = withTab((storage) => storage.getItem(keyOf(name)), null);
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    if (!isObject(read) || !isObject(read.stored)) return null;
    const [values, stored] = [readValues(read.values), readValues(read.stored.values)];
    return values && stored && { values, stored: { draft: readDraft(read.stored.draft), values: stored } };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

export const writeRecord = (name: string, { values, stored: { draft, values: base } }: FormRecord): void =>
  withTab(
    (storage) => storage.setItem(keyOf(name), JSON.stringify({ values, stored: { draft, values: base } })),
    undefined,
  );

export const deleteRecord = (name: string): void =>
  withTab((storage) => storage.removeItem(keyOf(name)), undefined);

/**
 * The loaded values with what this tab typed and the server does not have. A field that was changed elsewhere since it was typed has its
 * loaded value.
 */
export const withTyped = (loaded: FranchiseValues, { values, stored }: FormRecord): FranchiseValues => {
  const changedElsewhere = differing(stored.values, loaded);
  const typed = Object.entries(differing(stored.values, values)).filter(
    ([name]) => !(name in changedElsewhere),
  );
  return { ...loaded, ...(Object.fromEntries(typed) as Partial<FranchiseValues>) };
};
