import { businessCategories, businessCategoryLabels } from '@setu/contracts';
import { Field, NativeSelect, TextArea, TextInput } from '@setu/ui';
import type { ComponentPropsWithRef } from 'react';

type Registered<Element extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithRef<Element>,
  'prefix'
> & {
  error?: string;
};

/** The title of a franchise or a requirement. Takes the result of `register`. */
export function TitleField({ error, ...field }: Registered<'input'>) {
  return (
    <Field label="Title" required error={error}>
      <TextInput {...field} maxLength={150} autoComplete="off" />
    </Field>
  );
}

/** The description of a franchise or a requirement. Takes the result of `register`. */
export function DescriptionField({ error, help, ...field }: Registered<'textarea'> & { help: string }) {
  return (
    <Field label="Description" optional error={error} help={help}>
      <TextArea {...field} maxLength={5000} rows={4} />
    </Field>
  );
}

/** The business category of a franchise or a requirement. Takes the result of `register`. */
export function CategoryField({ error, ...field }: Registered<'select'>) {
  return (
    <Field label="Business Category" error={error}>
      <NativeSelect {...field}>
        {businessCategories.map((category) => (
          <option key={category} value={category}>
            {businessCategoryLabels[category]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
