import { useId, useLayoutEffect, useRef, useState } from 'react';

/**
 * Folds a text of any length: its first lines are shown, which the text itself cuts off, and the rest when asked for.
 * @returns what the text takes (`ref`, `id`); whether there is more than its first lines, so that it needs a button;
 *   whether all of it is shown, and what the button takes
 */
export const useFold = () => {
  const ref = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current && !isOpen) setLong(ref.current.scrollHeight > ref.current.clientHeight + 1);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isOpen]);
  return {
    text: { ref, id },
    isLong,
    isOpen,
    button: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) },
  };
};
