import { useFold } from '@setu/marketplace';
import { Button, Text, token } from '@setu/ui';
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
  const { text, isLong, isOpen, button } = useFold();
  return (
    <div>
      <Words {...text} dir="auto" $lines={isOpen ? undefined : firstLines}>
        {children}
      </Words>
      {isLong ? (
        <More size="sm" variant="ghost" {...button}>
          {isOpen ? 'Show less' : 'Show more'}
        </More>
      ) : null}
    </div>
  );
}
