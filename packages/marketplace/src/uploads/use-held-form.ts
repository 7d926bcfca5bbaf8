import { useEffect, useRef } from 'react';

/** Holds the form back while files are on their way: without them it would be saved, and they would be lost. */
export const useHeldForm = (isHeld: boolean, onHeld: () => void) => {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(onHeld);
  latest.current = onHeld;
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!isHeld || !form) return;
    const handleSubmit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    form.addEventListener('submit', handleSubmit, { capture: true });
    return () => form.removeEventListener('submit', handleSubmit, { capture: true });
  }, [isHeld]);
  return root;
};
