import styled from 'styled-components';
import { token } from '../theme/tokens';
import { Text } from '../type/typography';
import { useFold } from './use-fold';

const Root = styled.div`
  max-width: ${token.size.reading};
`;

const Written = styled(Text)`
  white-space: pre-wrap;
`;

const Toggle = styled.button`
  min-height: 36px;
  color: ${token.color.peacock};
  font-size: ${token.text[14]};
  font-weight: 600;

  &:hover {
    text-decoration: underline;
  }
`;

interface FoldableTextProps {
  /** Number of lines that are shown at first. */
  lines: number;
  size?: 14 | 16;
  /** Completes the button's name for screen readers: `about Chai Chaupal`. */
  about?: string;
  children: string;
}

/** A user's text with its line breaks. A long text shows its first lines and a button for the rest. */
export function FoldableText({ lines, size = 16, about, children }: FoldableTextProps) {
  const { text, isLong, isOpen, button } = useFold();
  const label = isOpen ? 'Show less' : 'Show more';
  return (
    <Root>
      <Written {...text} dir="auto" $size={size} $lines={isOpen ? undefined : lines}>
        {children}
      </Written>
      {isLong ? (
        <Toggle type="button" aria-label={about && `${label} ${about}`} {...button}>
          {label}
        </Toggle>
      ) : null}
    </Root>
  );
}
