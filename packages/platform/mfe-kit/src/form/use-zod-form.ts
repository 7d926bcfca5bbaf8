// Self-import by package name: resolves to the federated singleton, not a bundled duplicate.
import { ApiError } from '@setu/mfe-kit';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';

/** The first message of each field; messages without a field are under `root`. */
const errorsOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors => {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) {
    const name = path.length > 0 ? String(path[0]) : 'root';
    errors[name] ??= { type: 'schema', message };
  }
  return errors;
};

/** Validates a form with the schema of the call; values are sent as they were typed. */
const resolverOf =
  <Values extends FieldValues>(schema: z.ZodType): Resolver<Values> =>
  (values) => {
    const parsed = schema.safeParse(values);
    return parsed.success
      ? { values, errors: {} }
      : { values: {}, errors: errorsOf(parsed.error.issues) as FieldErrors<Values> };
  };

/**
 * A form that is validated with an endpoint's schema: on submit, and after that on each change. The first invalid field
 * gets the focus.
 * @example
 * const form = useZodForm<PropertyValues>(PropertyForm, emptyProperty);
 */
export const useZodForm = <Values extends FieldValues>(
  schema: z.ZodType,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values> =>
  useForm<Values>({
    resolver: resolverOf<Values>(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });

/**
 * Shows the server's messages on the fields they are about.
 * @returns true when at least one field shows a message; otherwise the caller has to show one
 */
export const showFieldErrors = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean => {
  if (!(error instanceof ApiError)) return false;
  const known = error.fieldErrors.filter(({ path }) => (path.split('.')[0] ?? '') in form.getValues());
  for (const [index, { path, message }] of known.entries()) {
    const name = path.split('.')[0] as FieldPath<Values>;
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return known.length > 0;
};
