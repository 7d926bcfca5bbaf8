import { useFold } from '@setu/marketplace';
import { Text, token } from '@setu/ui';
import styled from 'styled-components';

/** Lines of a long text that are shown at first. */
const firstLines = 6;

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
export function Foldable({ text: written }: { text: string }) {
  const { text, isLong, isOpen, button } = useFold();
  return (
    <>
      <Words {...text} dir="auto" $lines={isOpen ? undefined : firstLines}>
        {written}
      </Words>
      {isLong ? (
        <Toggle type="button" {...button}>
          {isOpen ? 'Show less' : 'Show all'}
        </Toggle>
      ) : null}
    </>
  );
}
