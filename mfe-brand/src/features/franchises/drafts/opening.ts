import type { FranchiseDraftView, FranchiseView } from '@setu/contracts';
import { formatDate } from '@setu/ui';
import { copyOf, emptyFranchise, type FranchiseValues, valuesOf } from '../franchise-form';
import { franchiseSteps, stepNamed } from '../franchise-steps';
import { readRecord, withTyped } from './form-record';
import { writtenValues } from './unfinished';

/** The source of the initial values; all null for a new franchise. */
export interface Origin {
  /** The franchise to edit. */
  franchise: FranchiseView | null;
  /** The franchise that a new one is copied from. */
  copied: FranchiseView | null;
  /** The draft being continued; with `franchise`, the draft of its change. */
  draft: FranchiseDraftView | null;
}

const loadedValues = ({ franchise, copied, draft }: Origin): FranchiseValues => {
  if (draft) return writtenValues(draft);
  if (franchise) return valuesOf(franchise);
  return copied ? copyOf(copied) : emptyFranchise;
};

/** Identifies the form in this tab. */
const nameOf = ({ franchise, copied, draft }: Origin): string => {
  if (franchise) return `franchise:${franchise.id}`;
  if (draft) return `franchise:draft:${draft.id}`;
  return copied ? `franchise:copy:${copied.id}` : 'franchise:new';
};

/** What the form shows when it opens, and what the server has of it. */
export const openingOf = (origin: Origin) => {
  const name = nameOf(origin);
  const loaded = loadedValues(origin);
  const record = readRecord(name);
  const step = stepNamed(origin.draft?.form?.step) ?? franchiseSteps[0];
  const isLoaded = origin.franchise !== null || origin.draft !== null;
  // The draft of a new franchise is not in the address, so the tab knows its version.
  const stored =
    record && !isLoaded ? { ...record.stored, step } : { draft: origin.draft, values: loaded, step };
  const values = record ? (isLoaded ? withTyped(loaded, record) : record.values) : loaded;
  return { name, stored, values, step };
};

/** What stands below the title of the form. */
export const descriptionOf = ({ franchise, copied, draft }: Origin): string | undefined => {
  if (franchise && draft)
    return `${franchise.title}: your draft of ${formatDate(draft.updatedAt)}. Investors see the published version until you save the changes.`;
  if (franchise) return franchise.title;
  if (draft) return `Draft, last saved ${formatDate(draft.updatedAt)}`;
  return copied ? `Copied from ${copied.title}` : undefined;
};
