import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Shows in a form what was saved of it. What was typed since it was sent stays as it is: that is not saved yet.
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
