import { Text, TextLink } from '@setu/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';

/** Lines shown of a text that is cut. */
const lines = 2;

const Words = styled(Text)`
  white-space: pre-line;
`;

/** A text somebody wrote, as written; where it does not fit its two lines the rest is there for the asking. */
export function LongText({ children: text, about }: { children: string; about: string }) {
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const id = useId();

  useEffect(() => {
    const shown = words.current;
    if (!shown || isWhole) return;
    const watcher = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight + 1));
    watcher.observe(shown);
    return () => watcher.disconnect();
  }, [isWhole]);

  return (
    <>
      <Words ref={words} id={id} dir="auto" $size={14} $lines={isWhole ? undefined : lines}>
        {text}
      </Words>
      {isCut ? (
        <TextLink
          as="button"
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          aria-label={`${isWhole ? 'Show less' : 'Show all'} of ${about}`}
          onClick={() => setWhole(!isWhole)}
          style={{ fontSize: 14, minHeight: 24 }}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </TextLink>
      ) : null}
    </>
  );
}
