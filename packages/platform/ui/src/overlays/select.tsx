import { controlStyle, Icon, token, useField } from '@setu/ui';
import { Select as Radix } from 'radix-ui';
import styled from 'styled-components';
import { Check, ChevronDown } from '../icons/icons';
import { floatingItem, floatingStyle } from './floating';

const Trigger = styled(Radix.Trigger)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  text-align: left;
  cursor: pointer;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-placeholder],
  svg {
    color: ${token.color.muted};
  }
`;

const Content = styled(Radix.Content)`
  ${floatingStyle}
  min-width: var(--radix-select-trigger-width);
  max-width: min(420px, calc(100vw - ${token.space[32]}));
  max-height: min(380px, var(--radix-select-content-available-height));
`;

const Option = styled(Radix.Item)`
  ${floatingItem}
  padding-right: 40px;
`;

const Mark = styled(Radix.ItemIndicator)`
  position: absolute;
  right: ${token.space[12]};
  color: ${token.color.peacock};
`;

/** One choice. `value` must not be empty. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps {
  options: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  /** Its accessible name when it is not inside a Field. */
  'aria-label'?: string;
}

/** A single choice from a list, in the style of the design system; connects to the Field around it. */
export function Select({ options, placeholder, 'aria-label': label, ...root }: SelectProps) {
  const { required, ...field } = useField();
  return (
    <Radix.Root required={required} {...root}>
      <Trigger {...field} aria-label={label}>
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <span>
            <Icon of={ChevronDown} />
          </span>
        </Radix.Icon>
      </Trigger>
      <Radix.Portal>
        <Content position="popper" sideOffset={4} collisionPadding={8}>
          <Radix.Viewport>
            {options.map((option) => (
              <Option key={option.value} value={option.value} disabled={option.disabled}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Mark>
                  <Icon of={Check} />
                </Mark>
              </Option>
            ))}
          </Radix.Viewport>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
