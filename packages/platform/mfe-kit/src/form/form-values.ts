import type { z } from 'zod';

type Held<Field, Value = z.output<Field>, Known = Exclude<Value, null>> = Known extends boolean | object
  ? Value
  : Known extends number
    ? string
    : Field extends z.ZodDefault
      ? Known
      : Known | '';

/** The values of a form for a draft: texts and figures as typed, other values as sent. */
export type FormValues<Draft extends z.ZodObject> = {
  [Name in keyof Draft['shape']]: Held<Draft['shape'][Name]>;
};

const typed = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const emptyValue = (field: z.ZodType): unknown => {
  const absent = field.safeParse(undefined).data ?? null;
  if (absent !== null) return typed(absent);
  if (field.safeParse(null).success && !field.safeParse('').success) return null;
  return field.safeParse(['-']).success ? [] : '';
};

const valuesOf = <Draft extends z.ZodObject>(
  draft: Draft,
  fieldValue: (name: string, field: z.ZodType) => unknown,
) =>
  Object.fromEntries(
    Object.entries(draft.shape).map(([name, field]) => [name, fieldValue(name, field as z.ZodType)]),
  ) as FormValues<Draft>;

/**
 * The values of a new form, from the fields of the draft: their defaults, or blank.
 * @example
 * emptyValues(PropertyDraft); // { title: '', propertyType: 'retail', area: '', amenities: [], … }
 */
export const emptyValues = <Draft extends z.ZodObject>(draft: Draft): FormValues<Draft> =>
  valuesOf(draft, (_, field) => emptyValue(field));

/** The values of a form for a stored item; absent fields are as in a new form. Decimals keep the stored format: `140.00`. */
export const storedValues = <Draft extends z.ZodObject>(
  draft: Draft,
  stored: { readonly [Name in keyof Draft['shape']]?: unknown },
): FormValues<Draft> =>
  valuesOf(draft, (name, field) => typed(stored[name as keyof Draft['shape']] ?? emptyValue(field)));
