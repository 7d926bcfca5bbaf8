import { Icon, token } from '@setu/ui';
import { Star } from '@setu/ui/icons';
import { useId } from 'react';
import styled from 'styled-components';

const Root = styled.fieldset<{ $isCompact: boolean }>`
  > legend {
    margin-bottom: ${({ $isCompact }) => ($isCompact ? '0' : token.space[8])};
    font-size: ${token.text[14]};
    font-weight: ${({ $isCompact }) => ($isCompact ? 500 : 600)};
  }

  > div {
    display: flex;
    align-items: center;
    gap: ${({ $isCompact }) => ($isCompact ? '0' : token.space[4])};
    margin-left: ${({ $isCompact }) => ($isCompact ? `calc(-1 * ${token.space[12]})` : '0')};
  }
`;

const Choice = styled.label<{ $isFilled: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${token.radius.control};
  color: ${({ $isFilled }) => ($isFilled ? token.color['marigold-deep'] : token.color['line-strong'])};
  cursor: pointer;

  svg {
    fill: ${({ $isFilled }) => ($isFilled ? token.color.marigold : 'none')};
  }

  &:hover {
    background: ${token.color.sunken};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token.color.peacock};
    outline-offset: 2px;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const Note = styled.p`
  min-height: 20px;
  margin-top: ${token.space[8]};
  color: ${token.color.muted};
  font-size: ${token.text[14]};

  &[role='alert'] {
    color: ${token.color.kumkum};
    font-weight: 500;
  }
`;

const words = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

interface StarChoiceProps {
  legend: string;
  /** Name of the radio buttons; unique on the page. */
  name: string;
  /** 1 to 5; 0 before the choice. */
  value: number;
  onChange: (value: number) => void;
  /** The error, in place of the word for the chosen stars. */
  problem?: string | null;
  /** One of several below each other: smaller, and the word is left out. */
  isCompact?: boolean;
}

/** A choice of one to five stars, by pointer or with the arrow keys. */
export function StarChoice({
  legend,
  name,
  value,
  onChange,
  problem = null,
  isCompact = false,
}: StarChoiceProps) {
  const noteId = useId();
  return (
    <Root $isCompact={isCompact} aria-describedby={isCompact ? undefined : noteId}>
      <legend>{legend}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((star) => (
          <Choice key={star} $isFilled={star <= value}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              aria-label={`${star} of 5: ${words[star]}`}
              onChange={() => onChange(star)}
            />
            <Icon of={Star} size={isCompact ? 24 : 28} strokeWidth={1.5} />
          </Choice>
        ))}
      </div>
      {/* An alert when it appears; otherwise the label of the stars. */}
      {isCompact ? null : (
        <Note id={noteId} role={problem ? 'alert' : undefined}>
          {problem ?? words[value]}
        </Note>
      )}
    </Root>
  );
}
