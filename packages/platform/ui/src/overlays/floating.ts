import { token } from '@setu/ui';
import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/** Surface of a menu or list that floats over the page. */
export const floatingStyle = css`
  z-index: 60;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.float};
  animation: ${appear} ${token.motion.fast} ${token.motion.ease};
`;

/** One line of such a menu or list. */
export const floatingItem = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: ${token.size.touch};
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: 8px;
  color: ${token.color.ink};
  line-height: 1.4;
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    outline: none;
    background: ${token.color['peacock-tint']};
  }

  &[data-disabled] {
    color: ${token.color.muted};
    cursor: not-allowed;
  }
`;
