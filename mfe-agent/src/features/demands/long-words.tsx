import { Button, Stack, Text } from '@setu/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** Longer texts are cut, characters: about four lines of a card. */
const longest = 240;

const Words = styled(Text)`
  white-space: pre-line;
`;

interface LongWordsProps {
  text: string;
  /** What it is about, for the name of the button: `about Chaiwala Junction`. */
  about: string;
}

/** Text of any length on a card: its first lines, and the rest when asked for. */
export function LongWords({ text, about }: LongWordsProps) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= longest) return <Words $size={14}>{text}</Words>;
  return (
    <Stack $gap={4} $align="start">
      <Words $size={14} $lines={isWhole ? undefined : 3}>
        {text}
      </Words>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isWhole}
        aria-label={`${isWhole ? 'Show less' : 'Show more'} ${about}`}
        onClick={() => setWhole(!isWhole)}
        style={{ marginLeft: '-12px' }}
      >
        {isWhole ? 'Show less' : 'Show more'}
      </Button>
    </Stack>
  );
}
