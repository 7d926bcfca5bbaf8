import { useFold } from '@setu/marketplace';
import { Button, Stack, Text } from '@setu/ui';
import styled from 'styled-components';

/** Lines of a long text that are shown at first. */
const firstLines = 3;

const Words = styled(Text)`
  white-space: pre-line;
`;

interface LongWordsProps {
  text: string;
  /** What it is about, for the name of the button: `about Chaiwala Junction`. */
  about: string;
}

/** Text of any length on a card: its first lines, and the rest when asked for. */
export function LongWords({ text: written, about }: LongWordsProps) {
  const { text, isLong, isOpen, button } = useFold();
  return (
    <Stack $gap={4} $align="start">
      <Words {...text} dir="auto" $size={14} $lines={isOpen ? undefined : firstLines}>
        {written}
      </Words>
      {isLong ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${isOpen ? 'Show less' : 'Show more'} ${about}`}
          style={{ marginLeft: '-12px' }}
          {...button}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </Button>
      ) : null}
    </Stack>
  );
}
