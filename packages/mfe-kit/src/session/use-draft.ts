import { useCallback, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './draft-storage';

/**
 * Text that outlives leaving the page, such as for signing in: it is kept in the tab's session storage.
 * @param key names the draft within the product: `inquiry:<franchise id>:message`
 * @returns the text, a way to change it, and a way to forget it once it was sent
 */
export const useDraft = (key: string, initial = '') => {
  const [text, setText] = useState(() => readDraft(key) ?? initial);
  const keep = useCallback(
    (next: string) => {
      setText(next);
      keepDraft(key, next);
    },
    [key],
  );
  const forget = useCallback(() => {
    setText(initial);
    forgetDraft(key);
  }, [key, initial]);
  return [text, keep, forget] as const;
};
