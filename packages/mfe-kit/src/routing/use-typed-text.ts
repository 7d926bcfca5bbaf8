import { useEffect, useRef, useState } from 'react';

/** Rest after the last key before what was typed counts, ms. */
const restAfterTyping = 300;

/** Spaces around words mean nothing, and an address drops them; in the box they stay, as more words may follow. */
const areSameWords = (a: string, b: string) => a.trim() === b.trim();

/**
 * Text of a box that takes effect shortly after the last key. It follows `value` when that changes by other means,
 * such as Back, unless somebody is typing at that moment: nothing typed is lost.
 * @param isSame whether two texts mean the same: then what was typed stays as it was typed
 * @returns the text, a way to type, a way to commit at once, and one to commit at once what has not rested yet, if
 *   anything: for the moment a box is left
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
    // What is being typed goes on, and takes effect when it rests.
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
      // A sheet that closes takes its boxes with it; who leaves the page does not want to be brought back.
      if (timer.current !== undefined && location.href === address) commit(text);
    };
  });
  useEffect(() => () => waiting.current(), []);
  const settle = () => {
    if (timer.current !== undefined) commitNow(text);
  };
  return { text, type, commitNow, settle };
};
