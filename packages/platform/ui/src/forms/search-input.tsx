import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../controls/icon-button';
import { Icon } from '../display/icon';
import { Search, X } from '../icons/icons';
import { media } from '../theme/media';
import { token } from '../theme/tokens';
import { TextInput } from './text-input';

const Root = styled.div`
  position: relative;
  min-width: 0;

  > svg {
    position: absolute;
    top: 13px;
    left: ${token.space[12]};
    color: ${token.color.muted};
    pointer-events: none;
  }

  input {
    padding-inline: 40px 44px;
  }

  input::-webkit-search-cancel-button {
    appearance: none;
  }

  button {
    position: absolute;
    top: 0;
    right: 0;
    color: ${token.color.muted};

    ${media.noScript} {
      display: none;
    }
  }
`;

export interface SearchInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'prefix'> {
  /** Accessible name, because a search input has no visible label. */
  label: string;
  value: string;
  /** Called to clear the input. */
  onClear: () => void;
}

/** A search input with a clear button. */
export function SearchInput({ label, onClear, ...rest }: SearchInputProps) {
  return (
    <Root>
      <Icon of={Search} />
      <TextInput type="search" enterKeyHint="search" autoComplete="off" aria-label={label} {...rest} />
      {rest.value === '' ? null : <IconButton name="Clear search" icon={X} onClick={onClear} />}
    </Root>
  );
}
