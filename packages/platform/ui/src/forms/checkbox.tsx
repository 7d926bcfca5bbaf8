import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { token } from '../theme/tokens';
import { FieldProblem } from './field-problem';

const Root = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  min-height: ${token.size.touch};
  padding-block: 10px;
  line-height: 1.5;
  cursor: pointer;

  &:has(input:disabled) {
    color: ${token.color.muted};
    cursor: not-allowed;
  }
`;

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='white' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 10.500 3.500 3.500 6.500-7.500'/%3E%3C/svg%3E\")";

const Box = styled.input`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 2px 0 0;
  appearance: none;
  border: 1px solid ${token.color['line-strong']};
  border-radius: 4px;
  background: ${token.color.surface} center / 18px no-repeat;
  transition: background-color ${token.motion.fast} ${token.motion.ease};
  cursor: inherit;

  &[type='radio'] {
    border-radius: 50%;
  }

  ${Root}:hover &:not(:disabled) {
    border-color: ${token.color.ink};
  }

  &:checked {
    border-color: ${token.color.peacock};
    background-color: ${token.color.peacock};
    background-image: ${tick};
  }

  &[type='radio']:checked {
    background: radial-gradient(circle, ${token.color.surface} 0 4px, ${token.color.peacock} 4.5px);
  }

  &[aria-invalid='true'] {
    border-color: ${token.color.kumkum};
  }

  &:disabled {
    border-color: ${token.color.line};
    background-color: ${token.color.sunken};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Hint = styled.span`
  display: block;
  color: ${token.color.muted};
  font-size: ${token.text[14]};
`;

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** Additional text below the label. */
  hint?: ReactNode;
  /** Error message below the control. */
  error?: string;
  /** `radio`: one of several with the same `name`. */
  type?: 'checkbox' | 'radio';
}

/** A checkbox or radio button whose label is part of the target. */
export function Checkbox({ label, hint, error, type = 'checkbox', ...rest }: CheckboxProps) {
  const errorId = useId();
  const wrong = error ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {};
  return (
    <>
      <Root>
        <Box type={type} {...wrong} {...rest} />
        <Words>
          {label}
          {hint ? <Hint>{hint}</Hint> : null}
        </Words>
      </Root>
      {error ? <FieldProblem id={errorId}>{error}</FieldProblem> : null}
    </>
  );
}
