import { figureIn, longestFigure } from '@setu/contracts';
import { Field, formatMoney, TagField, type TagFieldProps, TextInput, token } from '@setu/ui';
import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import styled from 'styled-components';

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};

  & + & {
    padding-top: ${token.space[24]};
    border-top: 1px solid ${token.color.line};
  }

  > legend {
    float: left;
    margin-bottom: 0;
    font-size: ${token.text[16]};
    font-weight: 600;
    line-height: 1.4;
  }
`;

/** A named group of fields. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{legend}</legend>
      {children}
    </Group>
  );
}

interface BoundProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  optional?: boolean;
}

interface AmountProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Shown next to the figure: the amount in lakh and crore while it is typed, or a fixed unit. */
  unit: 'shorthand' | 'sq ft' | '%' | '/ sq ft' | 'years' | 'months';
  decimals?: boolean;
}

/** A figure (rupees, an area, percent) in any form that `readFigure` reads. It stays as it is typed. */
export function AmountField<Values extends FieldValues>(props: AmountProps<Values>) {
  const { control, name, unit, decimals = true, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const isMoney = unit === 'shorthand' || unit === '/ sq ft';
  const amount = unit === 'shorthand' ? figureIn(field.value, 'rupees') : null;
  const shorthand = amount === null ? undefined : formatMoney(amount, 'detail');
  return (
    <Field {...rest} error={fieldState.error?.message}>
      <TextInput
        {...field}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={longestFigure}
        prefix={isMoney ? '₹' : undefined}
        unit={unit === 'shorthand' ? shorthand : unit}
      />
    </Field>
  );
}

interface TagsProps<Values extends FieldValues>
  extends BoundProps<Values>,
    Pick<
      TagFieldProps,
      'suggestions' | 'max' | 'maxLength' | 'noun' | 'placeholder' | 'type' | 'inputMode'
    > {}

/** A list of short entries. */
export function TagsField<Values extends FieldValues>(props: TagsProps<Values>) {
  const { control, name, label, help, required, optional, ...tags } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field
      label={label}
      help={help}
      required={required}
      optional={optional}
      error={fieldState.error?.message}
    >
      <TagField {...tags} {...field} />
    </Field>
  );
}
