import { Icon, token } from '@setu/ui';
import { EyeOff } from '@setu/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  margin-block: ${token.space[8]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid currentcolor;
  border-radius: ${token.radius.card};
  background: ${token.color['turmeric-tint']};
  color: ${token.color.turmeric};
  font-weight: 500;

  svg {
    margin-top: 3px;
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
`;

interface PreviewBannerProps {
  /** Why only the owner sees the page. */
  children: ReactNode;
  /** An action for the owner. */
  action?: ReactNode;
}

/** Shown to the owner on a page that is hidden from everybody else. */
export function PreviewBanner({ children, action }: PreviewBannerProps) {
  return (
    <Root>
      <Icon of={EyeOff} />
      <Words>
        <span role="status">{children}</span>
        {action}
      </Words>
    </Root>
  );
}
