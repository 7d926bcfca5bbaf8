import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { deleteDraft, readDraft, saveDraft } from '../session/draft-storage';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** The stored values of a form; empty when they cannot be read. */
const readValues = (key: string): object => {
  const kept = parse(readDraft(key) ?? '{}');
  return typeof kept === 'object' && kept !== null ? kept : {};
};

/**
 * Stores a form's values in the tab's session storage with each change, and restores them when the form is next shown. They
 * survive a closed dialog, a failed call and an ended session.
 * @param key identifies the draft within the product: `franchise:new`, or `franchise:<id>` for an edit; null stores nothing
 * @returns a function that discards the draft
 */
export const useFormDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string | null,
): (() => void) => {
  const { reset, getValues, subscribe } = form;
  useEffect(() => {
    if (key === null) return;
    reset({ ...getValues(), ...readValues(key) }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, name }) => {
        if (name !== undefined) saveDraft(key, JSON.stringify(values));
      },
    });
  }, [key, reset, getValues, subscribe]);
  return useCallback(() => {
    if (key !== null) deleteDraft(key);
  }, [key]);
};
