import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** The fields of `after` that differ from `before`. An update sends only these, so that it overwrites nothing else. */
export const changedFields = <Values extends object>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Values]),
    ),
  ) as Partial<Values>;

/**
 * The fields of a form that were changed since it was filled or last saved. The others may have been changed elsewhere, in
 * another tab or by another person.
 */
export const changesIn = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: Values,
): Partial<Values> => changedFields(form.formState.defaultValues as Values, values);

/**
 * Shows the saved values in a form. Text that was typed after sending stays, because it is not saved yet.
 * @param sent the form's values as they were sent
 * @param saved the same fields as they are now stored
 */
export const showSaved = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  saved: Values,
): void => {
  const typedSince = Object.entries(form.getValues()).filter(([name, value]) => value !== sent[name]);
  form.reset(saved);
  for (const [name, value] of typedSince)
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
};
