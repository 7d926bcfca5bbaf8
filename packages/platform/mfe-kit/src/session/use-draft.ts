import { useCallback, useState } from 'react';
import { deleteDraft, readDraft, saveDraft } from './draft-storage';

/**
 * Text that survives leaving the page, for example to sign in: it is stored in the tab's session storage.
 * @param key identifies the draft within the product: `inquiry:<franchise id>:message`
 * @returns the text, a function that changes it, and a function that discards it
 * @example
 * const [message, setMessage, discardMessage] = useDraft(`inquiry:${franchiseId}:message`);
 */
export const useDraft = (key: string, initial = '') => {
  const [text, setText] = useState(() => readDraft(key) ?? initial);
  const keep = useCallback(
    (next: string) => {
      setText(next);
      saveDraft(key, next);
    },
    [key],
  );
  const forget = useCallback(() => {
    setText(initial);
    deleteDraft(key);
  }, [key, initial]);
  return [text, keep, forget] as const;
};
