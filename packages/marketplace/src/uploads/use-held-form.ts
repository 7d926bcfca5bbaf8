import { useEffect, useRef } from 'react';

/**
 * Blocks the submit of the form during uploads; otherwise it would be saved without these files. A button with `formNoValidate`, such as the
 * one to the next step, does not save the form and is not blocked.
 */
export const useHeldForm = (isHeld: boolean, onHeld: () => void) => {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(onHeld);
  latest.current = onHeld;
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!isHeld || !form) return;
    const handleSubmit = (event: SubmitEvent) => {
      if (event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    form.addEventListener('submit', handleSubmit, { capture: true });
    return () => form.removeEventListener('submit', handleSubmit, { capture: true });
  }, [isHeld]);
  return root;
};
