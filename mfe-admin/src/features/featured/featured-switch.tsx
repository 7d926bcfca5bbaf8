import { fingerTarget, token } from '@setu/ui';
import styled from 'styled-components';

const Track = styled.button`
  ${fingerTarget}
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 36px;
  padding: 0 ${token.space[4]} 0 0;
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.ink};
  font: inherit;
  font-size: ${token.text[14]};
  font-weight: 500;
  cursor: pointer;

  &::before {
    content: '';
    flex: none;
    width: 40px;
    height: 24px;
    border-radius: ${token.radius.round};
    background:
      radial-gradient(circle at center, ${token.color.surface} 0 8px, transparent 8.5px) 0 0 / 24px 24px no-repeat,
      ${token.color['line-strong']};
    transition:
      background-color ${token.motion.base} ${token.motion.ease},
      background-position ${token.motion.base} ${token.motion.ease};
  }

  &[aria-checked='true']::before {
    background-color: ${token.color.peacock};
    background-position: 16px 0;
  }

  &[aria-disabled='true'] {
    cursor: progress;
    opacity: 0.7;
  }
`;

interface FeaturedSwitchProps {
  /** Title of the franchise. */
  of: string;
  isOn: boolean;
  /** True while the last change is being sent; the next one waits. */
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether a franchise is featured, with a switch. It keeps the focus while it is busy. */
export function FeaturedSwitch({ of, isOn, isBusy, onChange }: FeaturedSwitchProps) {
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`Featured: ${of}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : () => onChange(!isOn)}
    >
      <span aria-hidden="true">{isOn ? 'Featured' : 'Not featured'}</span>
    </Track>
  );
}
