import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { token } from '../theme/tokens';
import { controlStyle } from './control-style';
import { useField } from './field';
import { useExcess } from './use-excess';

const Input = styled.input`
  ${controlStyle}

  &[type='number'],
  &[inputmode='numeric'],
  &[inputmode='decimal'] {
    font-variant-numeric: tabular-nums;
    appearance: textfield;
  }

  /* Hides the browser's arrow for suggestions, which covers the text. */
  &:not([type='date'])::-webkit-calendar-picker-indicator {
    display: none !important;
  }

  &::-webkit-outer-spin-button,
  &::-webkit-inner-spin-button {
    appearance: none;
    margin: 0;
  }
`;

const Area = styled.textarea`
  ${controlStyle}
  min-height: 112px;
  resize: vertical;
  field-sizing: content;
  max-height: 50vh;
`;

const Affixed = styled.div`
  position: relative;
`;

const Affix = styled.span<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 0;
  bottom: 0;
  ${({ $side }) => $side}: ${token.space[12]};
  display: flex;
  align-items: center;
  color: ${token.color.muted};
  pointer-events: none;
`;

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** One character inside the left edge, such as `₹`. */
  prefix?: string;
  /** A short unit inside the right edge, such as `sq ft` or `%`. */
  unit?: string;
}

/** One line of text. Use `inputMode` instead of `type="number"`, so that wheel and arrow keys do not change a number by accident. */
export function TextInput({ prefix, unit, maxLength, ...rest }: TextInputProps) {
  const field = useField();
  const { attributes, note } = useExcess({ ...rest, maxLength });
  const input = { ...field, ...rest, ...attributes };
  if (!prefix && !unit)
    return (
      <>
        <Input {...input} />
        {note}
      </>
    );
  const affixed = (
    <Affixed>
      {prefix ? (
        <Affix $side="left" aria-hidden="true">
          {prefix}
        </Affix>
      ) : null}
      <Input
        {...input}
        style={{
          paddingLeft: prefix && `calc(${token.space[16]} + ${prefix.length}ch)`,
          paddingRight: unit && `calc(${token.space[16]} + ${unit.length}ch)`,
        }}
      />
      {unit ? (
        <Affix $side="right" aria-hidden="true">
          {unit}
        </Affix>
      ) : null}
    </Affixed>
  );
  return (
    <>
      {affixed}
      {note}
    </>
  );
}

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea({ maxLength, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const field = useField();
  const { attributes, note } = useExcess({ ...rest, maxLength });
  return (
    <>
      <Area {...field} {...rest} {...attributes} />
      {note}
    </>
  );
}
