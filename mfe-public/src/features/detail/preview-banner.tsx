import { Icon, token } from '@setu/ui';
import { EyeOff } from 'lucide-react';
import styled from 'styled-components';

const Root = styled.p`
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

/** Shown to the owner of a listing that is hidden from everybody else. */
export function PreviewBanner() {
  return (
    <Root role="status">
      <Icon of={EyeOff} />
      <span>This is a preview. The listing is inactive: until you make it active, only you can see it.</span>
    </Root>
  );
}
