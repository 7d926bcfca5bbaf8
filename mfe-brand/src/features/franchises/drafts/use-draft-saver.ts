import { handleUnauthorized, isUnauthorized } from '@setu/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { myFranchiseDrafts } from '../../../shared/franchise-drafts.queries';
import type { FranchiseValues } from '../franchise-form';
import type { FranchiseStep } from '../franchise-steps';
import { makeDraftSaver, type Saving, type Stored } from './draft-saver';
import { deleteRecord, readRecord, writeRecord } from './form-record';

interface Options {
  form: UseFormReturn<FranchiseValues>;
  step: FranchiseStep;
  /** Identifies the form within the product. */
  name: string;
  /** What the server has when the form opens. */
  stored: Stored;
  change: { id: string; published: FranchiseValues } | null;
  /** Whether the form is being published: then nothing is saved. */
  isPublishing: boolean;
}

/**
 * Saves the form as a draft whenever a step is left, the page is hidden or closed, the connection is back, and the form is left. The tab
 * remembers each key that is typed in between.
 */
export const useDraftSaver = ({ form, step, name, stored, change, isPublishing }: Options) => {
  const client = useQueryClient();
  const [saving, setSaving] = useState<Saving>({ state: 'unchanged' });
  const { getValues, setValue, subscribe } = form;
  const [saver] = useState(() =>
    makeDraftSaver({
      stored,
      change,
      onSaving: (now) => {
        setSaving(now);
        if (now.state === 'failed' && isUnauthorized(now.error)) handleUnauthorized();
      },
      onStored: (now) => {
        writeRecord(name, { values: getValues(), stored: now });
        void client.invalidateQueries({ queryKey: myFranchiseDrafts().queryKey });
      },
      onOthers: (fields) => {
        for (const [field, value] of Object.entries(fields))
          setValue(
            field as Path<FranchiseValues>,
            value as PathValue<FranchiseValues, Path<FranchiseValues>>,
          );
      },
    }),
  );

  const shown = useRef(step);
  const save = () => (isPublishing ? Promise.resolve(true) : saver.save(getValues(), shown.current));
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const isShown = useRef(true);

  useEffect(() => {
    const remember = ({ name: field }: { name?: string }) => {
      if (field !== undefined) writeRecord(name, { values: getValues(), stored: saver.stored() });
    };
    return subscribe({ formState: { values: true }, callback: remember });
  }, [subscribe, getValues, name, saver]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    void latest.current();
  }, [step]);
  useEffect(() => {
    isShown.current = true;
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') void latest.current();
    };
    const saveNow = () => void latest.current();
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('online', saveNow);
      isShown.current = false;
      // Without a record nothing was typed, or it is published. A form that is being published keeps its record until the reply.
      if (saver.isStopped() || readRecord(name) === null) return;
      void latest.current().then((isSaved) => {
        if (isSaved && !isShown.current && !saver.isStopped()) deleteRecord(name);
      });
    };
  }, [name, saver]);

  return { saver, saving, save };
};
