import { css } from 'styled-components';
import { token } from '../theme/tokens';

/** Shared look of text inputs. The text has 16 px, so that a phone does not zoom in. */
export const controlStyle = css`
  width: 100%;
  min-height: ${token.size.touch};
  padding: 9px ${token.space[12]};
  border: 1px solid ${token.color['line-strong']};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: ${token.text[16]};
  line-height: 1.5;
  text-overflow: ellipsis;
  transition:
    border-color ${token.motion.fast} ${token.motion.ease},
    box-shadow ${token.motion.fast} ${token.motion.ease};

  &::placeholder {
    color: ${token.color.muted};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${token.color.ink};
  }

  &:focus-visible,
  &[data-state='open'] {
    border-color: ${token.color.peacock};
    outline: 2px solid ${token.color.peacock};
    outline-offset: 2px;
  }

  &[aria-invalid='true'] {
    border-color: ${token.color.kumkum};
    box-shadow: inset 0 0 0 1px ${token.color.kumkum};
  }

  &:disabled {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
    color: ${token.color.muted};
    cursor: not-allowed;
  }
`;
