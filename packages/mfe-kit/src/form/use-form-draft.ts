import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetDraft, keepDraft, readDraft } from '../session/draft-storage';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** What was kept of a form; nothing where it is not an object of values. */
const readValues = (key: string): object => {
  const kept = parse(readDraft(key) ?? '{}');
  return typeof kept === 'object' && kept !== null ? kept : {};
};

/**
 * Lets what is typed in a form outlive its dialog, a failed call and a session that ended: it is kept in the tab's
 * session storage with each change, and put back when the form is next shown.
 * @param key names the draft within the product: `franchise:new`; with the id of what is edited: `franchise:<id>`; null
 *   keeps nothing
 * @returns a way to forget it, once it was sent
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
        if (name !== undefined) keepDraft(key, JSON.stringify(values));
      },
    });
  }, [key, reset, getValues, subscribe]);
  return useCallback(() => {
    if (key !== null) forgetDraft(key);
  }, [key]);
};
