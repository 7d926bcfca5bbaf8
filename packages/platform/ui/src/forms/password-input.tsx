import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../controls/icon-button';
import { Eye, EyeOff } from '../icons/icons';
import { TextInput } from './text-input';

const Root = styled.div`
  position: relative;

  input {
    padding-right: 48px;
  }

  button {
    position: absolute;
    top: 0;
    right: 0;
  }
`;

/** A password input with a toggle to show the password. */
export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'prefix'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Root>
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
      />
      <IconButton
        name={isShown ? 'Hide password' : 'Show password'}
        icon={isShown ? EyeOff : Eye}
        onClick={() => setShown(!isShown)}
      />
    </Root>
  );
}
