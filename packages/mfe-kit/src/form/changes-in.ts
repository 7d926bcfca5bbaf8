import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields } from './changed-fields';

/**
 * What of a form was changed since it was filled, or last saved. A change sends no more: the rest may have been changed in
 * another tab, or by somebody else.
 */
export const changesIn = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: Values,
): Partial<Values> => changedFields(form.formState.defaultValues as Values, values);
