import { useEffect, useRef, useState } from 'react';

/** Pause after the last key before the text takes effect, ms. */
const restAfterTyping = 300;

/** Spaces around the text are ignored, but stay in the input, because more words may follow. */
const areSameWords = (a: string, b: string) => a.trim() === b.trim();

/**
 * Text of an input that takes effect shortly after the last key. It follows other changes of `value`, for example by Back, unless
 * the user is typing, so that no typed text is lost.
 * @param isSame whether two texts are equivalent, so that the typed text stays
 * @returns the text; `type` changes it; `commitNow` applies a text at once; `settle`, for when the input loses the focus, applies
 * a pending change
 */
export const useTypedText = (
  value: string,
  commit: (text: string) => void,
  isSame: (a: string, b: string) => boolean = areSameWords,
) => {
  const [text, setText] = useState(value);
  const committed = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sameness = useRef(isSame);

  useEffect(() => {
    if (sameness.current(value, committed.current)) return;
    committed.current = value;
    // Text being typed is not replaced; it takes effect after the pause.
    if (timer.current === undefined) setText(value);
  }, [value]);

  const commitNow = (next: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    committed.current = next;
    setText(next);
    commit(next);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commitNow(next), restAfterTyping);
  };

  const waiting = useRef(() => {});
  useEffect(() => {
    const address = location.href;
    waiting.current = () => {
      clearTimeout(timer.current);
      // Apply the text when its sheet closes, but not after the user has navigated away.
      if (timer.current !== undefined && location.href === address) commit(text);
    };
  });
  useEffect(() => () => waiting.current(), []);
  const settle = () => {
    if (timer.current !== undefined) commitNow(text);
  };
  return { text, type, commitNow, settle };
};
