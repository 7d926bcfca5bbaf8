import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/icon';
import { ChevronDown } from '../icons/icons';
import { token } from '../theme/tokens';
import { controlStyle } from './control-style';
import { useField } from './field';

const Root = styled.div`
  position: relative;
  min-width: 0;

  > svg {
    position: absolute;
    top: 50%;
    right: ${token.space[12]};
    color: ${token.color.muted};
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyle}
  padding-right: 40px;
  appearance: none;
  cursor: pointer;

  &:has(option[value='']:checked) {
    color: ${token.color.muted};
  }

  option {
    color: ${token.color.ink};
  }
`;

/** A single choice with the browser's own picker: best on phones, and works without scripts. */
export function NativeSelect(props: ComponentPropsWithRef<'select'>) {
  return (
    <Root>
      <Control {...useField()} {...props} />
      <Icon of={ChevronDown} />
    </Root>
  );
}
