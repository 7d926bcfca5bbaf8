import { Text, TextLink } from '@setu/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';

/** Characters from which on a text may not fit its lines. */
const longFrom = 160;
const lines = 2;

const Words = styled(Text)`
  white-space: pre-line;
`;

/** A text somebody wrote, as written; a long one is cut after two lines until asked for. */
export function LongText({ children: text, about }: { children: string; about: string }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const isLong = text.length > longFrom || text.split('\n').length > lines;
  return (
    <>
      <Words as="p" id={id} dir="auto" $size={14} $lines={isLong && !isWhole ? lines : undefined}>
        {text}
      </Words>
      {isLong ? (
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
