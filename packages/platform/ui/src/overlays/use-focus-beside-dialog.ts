import { useEffect } from 'react';

/**
 * Allows focus in an area next to a modal dialog, and returns it on Escape. The focus trap of the dialog listens on the document,
 * so events of the area are stopped before they reach it.
 * @param onEscape called on Escape within the area; must be the same function at every render
 */
export const useFocusBesideDialog = (area: HTMLElement | null, onEscape: () => void): void => {
  useEffect(() => {
    if (!area) return;
    const { documentElement } = document;
    const stop = new AbortController();
    let before: HTMLElement | null = null;

    const handleFocus = (event: FocusEvent) => {
      const [to, from] =
        event.type === 'focusin' ? [event.target, event.relatedTarget] : [event.relatedTarget, event.target];
      if (!(to instanceof Node) || !area.contains(to)) return;
      event.stopPropagation();
      if (from instanceof HTMLElement && !area.contains(from)) before = from;
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onEscape();
      before?.focus();
    };

    documentElement.addEventListener('focusin', handleFocus, { signal: stop.signal });
    documentElement.addEventListener('focusout', handleFocus, { signal: stop.signal });
    area.addEventListener('keydown', handleKey, { signal: stop.signal });
    return () => stop.abort();
  }, [area, onEscape]);
};
