import { createContext, type ReactNode, useContext, useId } from 'react';
import styled from 'styled-components';
import { token } from '../theme/tokens';
import { FieldProblem } from './field-problem';

/** The attributes that a control gets from the field around it. */
export interface FieldControl {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const FieldContext = createContext<FieldControl>({});

/**
 * Attributes that connect a control with the Field around it; empty outside a Field. For custom controls; the controls of this
 * package already use it.
 */
export const useField = (): FieldControl => useContext(FieldContext);

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const LabelRow = styled.label`
  font-size: ${token.text[14]};
  font-weight: 600;
  line-height: 1.4;
`;

const Optional = styled.span`
  color: ${token.color.muted};
  font-weight: 400;
`;

const Help = styled.p`
  color: ${token.color.muted};
  font-size: ${token.text[14]};
  line-height: 1.4;
`;

/** Exists before the error, so that screen readers announce it; uses no space while empty. */
const Live = styled.div`
  &:empty {
    margin-top: -6px;
  }
`;

export interface FieldProps {
  label: string;
  /** Help text below the control. */
  help?: ReactNode;
  /** Error message below the control; a live region announces it. */
  error?: string;
  required?: boolean;
  /** Shows "(optional)" beside the label, for forms in which most fields are required. */
  optional?: boolean;
  children: ReactNode;
}

/** Label above, control, help and error below, connected for screen readers. The control inside needs no id. */
export function Field({ label, help, error, required, optional, children }: FieldProps) {
  const id = useId();
  const helpId = `${id}help`;
  const errorId = `${id}error`;
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');

  return (
    <Root>
      <LabelRow htmlFor={id}>
        {label}
        {optional ? <Optional> (optional)</Optional> : null}
      </LabelRow>
      <FieldContext
        value={{
          id,
          required,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      <Live aria-live="polite">{error ? <FieldProblem id={errorId}>{error}</FieldProblem> : null}</Live>
      {help ? <Help id={helpId}>{help}</Help> : null}
    </Root>
  );
}
