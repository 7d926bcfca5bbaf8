import { Button, Text, token } from '@setu/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Words = styled(Text)`
  max-width: ${token.size.reading};
  white-space: pre-line;
`;

const More = styled(Button)`
  margin-left: calc(-1 * ${token.space[12]});
`;

/** Lines of a long text that are shown at first. */
const firstLines = 4;

/** Somebody's own words as they were written; a long text shows its first lines and a button for the rest. */
export function LongText({ children }: { children: string }) {
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const measure = () => {
      if (words.current && !isOpen) setLong(words.current.scrollHeight > words.current.clientHeight + 1);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isOpen]);
  return (
    <div>
      <Words ref={words} id={id} $lines={isOpen ? undefined : firstLines}>
        {children}
      </Words>
      {isLong ? (
        <More
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </More>
      ) : null}
    </div>
  );
}
