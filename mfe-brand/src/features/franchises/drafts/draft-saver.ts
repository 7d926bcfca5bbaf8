import {
  createFranchiseDraft,
  type FranchiseDraftView,
  getFranchiseDraft,
  listMyFranchiseDrafts,
  saveFranchiseDraft,
} from '@setu/contracts';
import { ApiError, api } from '@setu/mfe-kit';
import { emptyFranchise, type FranchiseValues } from '../franchise-form';
import type { FranchiseStep } from '../franchise-steps';
import { differing, unfinishedOf, writtenValues } from './unfinished';

/** What the server is known to have: the draft's version (null before the first), the values, and the step. */
export interface Stored {
  draft:
    | (Pick<FranchiseDraftView, 'id' | 'updatedAt'> & Partial<Pick<FranchiseDraftView, 'illustration'>>)
    | null;
  values: FranchiseValues;
  step: FranchiseStep;
}

export type Saving =
  | { state: 'unchanged' | 'saving' }
  | { state: 'saved'; at: string }
  | { state: 'failed'; error: unknown };

interface Watcher {
  onSaving: (saving: Saving) => void;
  /** Called after each save, with the stored draft. */
  onStored: (stored: Stored) => void;
  /** Called with fields that were changed in another window. */
  onOthers: (fields: Partial<FranchiseValues>) => void;
}

interface Options extends Watcher {
  stored: Stored;
  /** The franchise being changed and its published values; null for a new one. */
  change: { id: string; published: FranchiseValues } | null;
}

interface Wanted {
  values: FranchiseValues;
  step: FranchiseStep;
}

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** Whether the draft no longer exists: it was published or deleted in another window. */
export const isGone = (error: unknown): boolean => hasCode(error, 'franchise_draft_not_found');

/** Saves of one draft that another window may refuse one after another, before the failure is shown. */
const mostAttempts = 3;

/**
 * Saves what is written in a form as a draft, one call after another. When another window has saved the draft meanwhile, its changes are
 * added to the form: for a field that both changed, this form's value is stored.
 */
export const makeDraftSaver = ({ stored, change, onSaving, onStored, onOthers }: Options) => {
  let last = stored;
  let wanted: Wanted | null = null;
  let running: Promise<boolean> | null = null;
  let isStopped = false;

  const send = ({ values, step }: Wanted): Promise<FranchiseDraftView> => {
    const { fields, typed } = unfinishedOf(values, change?.published ?? null);
    const body = { ...fields, form: { step, typed } };
    const options = { keepalive: true };
    if (last.draft)
      return api.call(
        saveFranchiseDraft,
        { id: last.draft.id, ...body, basedOn: last.draft.updatedAt },
        options,
      );
    return api.call(
      createFranchiseDraft,
      change ? { ...body, franchiseId: change.id, basedOn: null } : body,
      options,
    );
  };

  const readCurrent = async (): Promise<FranchiseDraftView | undefined> => {
    if (last.draft) return api.call(getFranchiseDraft, { id: last.draft.id });
    const drafts = await api.callAll(listMyFranchiseDrafts, { of: 'all' });
    return drafts.find(({ franchiseId }) => franchiseId === change?.id);
  };

  /** Takes over what another window saved. */
  const merge = async ({ values, step }: Wanted) => {
    const current = await readCurrent();
    const theirs = current ? writtenValues(current) : last.values;
    const mine = differing(last.values, values);
    const others = Object.fromEntries(
      Object.entries(differing(last.values, theirs)).filter(([name]) => !(name in mine)),
    ) as Partial<FranchiseValues>;
    last = { draft: current ?? null, values: theirs, step: last.step };
    onOthers(others);
    wanted ??= { values: { ...values, ...others }, step };
  };

  const isStoredAs = ({ values, step }: Wanted) =>
    Object.keys(differing(last.values, values)).length === 0 && (last.draft === null || last.step === step);

  const saveWanted = async (): Promise<boolean> => {
    for (let attempt = 1; wanted !== null; ) {
      const now: Wanted = wanted;
      wanted = null;
      if (isStoredAs(now)) continue;
      onSaving({ state: 'saving' });
      try {
        const draft = await send(now);
        last = { draft, ...now };
        onStored(last);
        onSaving({ state: 'saved', at: draft.updatedAt });
      } catch (error) {
        try {
          if (!hasCode(error, 'franchise_draft_changed') || attempt >= mostAttempts) throw error;
          attempt += 1;
          await merge(now);
        } catch (failure) {
          if (isGone(failure)) last = { ...last, draft: null, values: change?.published ?? emptyFranchise };
          onSaving({ state: 'failed', error: failure });
          return false;
        }
      }
    }
    return true;
  };

  /** Saves the values, after a save that is running. @returns false when it failed; the form then has the only copy */
  const save = (values: FranchiseValues, step: FranchiseStep): Promise<boolean> => {
    if (isStopped) return Promise.resolve(true);
    wanted = { values, step };
    running ??= saveWanted().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    save,
    /** Waits for a running save and ends saving: the draft is published or deleted. @returns what the server has */
    stop: async (): Promise<Stored> => {
      isStopped = true;
      wanted = null;
      await running;
      return last;
    },
    /** Continues after a publication that was refused. */
    resume: () => {
      isStopped = false;
    },
    isStopped: () => isStopped,
    stored: () => last,
  };
};
