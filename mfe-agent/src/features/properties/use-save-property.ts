import { createProperty, type PropertyListing, updateProperty } from '@setu/contracts';
import { ApiError, api } from '@setu/mfe-kit';
import { changedFields, showFieldErrors, useFormDraft, useSender, useZodForm } from '@setu/mfe-kit/form';
import { toast } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { myProperties } from '../../property/property.queries';
import { emptyProperty, PropertyForm, type PropertyValues, valuesOf } from './property-form';

const words = {
  create: {
    done: 'Property listing created successfully!',
    failed: 'Failed to create property listing. Please try again.',
  },
  change: {
    done: 'Property listing updated successfully!',
    failed: 'Failed to update property listing. Please try again.',
  },
} as const;

/**
 * The form of a property: a new one, or one that is there, of which only what was changed is sent.
 * @param onDone runs once it is stored, or where nothing was changed
 */
export const useSaveProperty = (property: PropertyListing | null, onDone: () => void) => {
  const client = useQueryClient();
  const { done, failed } = property ? words.change : words.create;
  const stored = property ? valuesOf(property) : emptyProperty;
  const form = useZodForm<PropertyValues>(PropertyForm, stored);
  // What was typed over an older state of the property is not put over a newer one.
  const name = property ? `property:${property.id}:${property.updatedAt}` : 'property:new';
  const forget = useFormDraft(form, name);

  const { start, isSending } = useSender({
    name,
    send: (values: PropertyValues) => {
      const draft = PropertyForm.parse(values);
      if (!property) return api.call(createProperty, draft);
      return api.call(updateProperty, {
        id: property.id,
        ...changedFields(PropertyForm.parse(stored), draft),
      });
    },
    onSent: () => {
      forget();
      void client.invalidateQueries({ queryKey: myProperties().queryKey });
      toast({ title: 'Success', description: done, variant: 'success' });
      onDone();
    },
    onRefused: (error) => {
      const isOnFields = showFieldErrors(form, error);
      const detail = error instanceof ApiError && error.status === 404 ? error.detail : null;
      toast({
        title: 'Error',
        description: isOnFields ? failed : (detail ?? failed),
        variant: 'destructive',
      });
    },
  });

  const handleSubmit = form.handleSubmit((values) => {
    const isAsStored =
      property &&
      Object.keys(changedFields(PropertyForm.parse(stored), PropertyForm.parse(values))).length === 0;
    if (!isAsStored) return start(values);
    forget();
    onDone();
  });
  return { form, handleSubmit, isSending, forget };
};
