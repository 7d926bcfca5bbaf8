import { Text, token } from '@setu/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';

/** Text longer than this, or with more lines, is shown in part at first. */
const most = { characters: 420, lines: 6 } as const;

const Words = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Toggle = styled.button`
  align-self: flex-start;
  min-height: 36px;
  color: ${token.color.peacock};
  font-size: ${token.text[14]};
  font-weight: 600;

  &:hover {
    text-decoration: underline;
  }
`;

/** What somebody wrote, as written; a long text folds. */
export function Foldable({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > most.characters || text.split('\n').length > most.lines;
  return (
    <>
      <Words id={id} dir="auto" $lines={isLong && !isOpen ? most.lines : undefined}>
        {text}
      </Words>
      {isLong ? (
        <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </Toggle>
      ) : null}
    </>
  );
}
