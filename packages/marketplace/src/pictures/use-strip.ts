import { useCallback, useRef, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The visible picture of a strip that scrolls sideways, by swipe, arrow keys or `goTo`.
 * @param start index of the first picture to show, from 0
 */
export const useStrip = (count: number, start = 0) => {
  const element = useRef<HTMLUListElement | null>(null);
  const [shown, setShown] = useState(start);
  const index = Math.min(shown, count - 1);

  const scrollTo = (to: number) => {
    if (element.current) element.current.scrollLeft = to * element.current.clientWidth;
  };
  /** Shows a picture; indexes wrap around at the ends. */
  const goTo = (wanted: number): number => {
    const next = (wanted + count) % count;
    setShown(next);
    scrollTo(next);
    return next;
  };
  const handleScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = element.current ?? {};
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  /** Returns the picture that an arrow key selects, null for any other key. */
  const handleArrow = (event: { key: string; preventDefault: () => void }): number | null => {
    const step = steps[event.key];
    if (step === undefined || count < 2) return null;
    event.preventDefault();
    return goTo(index + step);
  };
  const ref = useCallback(
    (strip: HTMLUListElement | null) => {
      element.current = strip;
      if (strip) strip.scrollLeft = start * strip.clientWidth;
    },
    [start],
  );
  return { index, goTo, handleArrow, strip: { ref, onScroll: handleScroll } };
};
