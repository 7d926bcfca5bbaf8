import { useId, useLayoutEffect, useRef, useState } from 'react';

/**
 * Folds a text of any length: the text shows its first lines, a button shows the rest.
 * @returns `text` and `button`: props of the two elements; `isLong`: whether the text has more than the first lines and
 * so needs the button; `isOpen`: whether all lines are shown
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
