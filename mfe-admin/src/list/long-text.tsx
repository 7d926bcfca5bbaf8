import { useFold } from '@setu/marketplace';
import { Text, TextLink } from '@setu/ui';
import styled from 'styled-components';

/** Lines shown of a text that is cut. */
const lines = 2;

const Words = styled(Text)`
  white-space: pre-line;
`;

/** A text somebody wrote, as written; where it does not fit its two lines the rest is there for the asking. */
export function LongText({ children, about }: { children: string; about: string }) {
  const { text, isLong, isOpen, button } = useFold();
  return (
    <>
      <Words {...text} dir="auto" $size={14} $lines={isOpen ? undefined : lines}>
        {children}
      </Words>
      {isLong ? (
        <TextLink
          as="button"
          type="button"
          aria-label={`${isOpen ? 'Show less' : 'Show all'} of ${about}`}
          style={{ fontSize: 14, minHeight: 24 }}
          {...button}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </TextLink>
      ) : null}
    </>
  );
}
