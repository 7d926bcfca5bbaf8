import { createProperty, type PropertyListing, updateProperty } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { changedFields, useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Button } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { myProperties } from '../../shared/properties.queries';
import { PropertyFields } from './property-fields';
import { emptyProperty, PropertyForm, type PropertyValues, valuesOf } from './property-form';

/** What the form says as it creates and as it edits. */
const words = {
  create: {
    title: 'Create Property Listing',
    submit: 'Create Property Listing',
    busy: 'Creating...',
    done: 'Property listing created successfully!',
    failed: 'Failed to create property listing. Please try again.',
  },
  edit: {
    title: 'Edit Property Listing',
    submit: 'Save Changes',
    busy: 'Saving...',
    done: 'Property listing updated successfully!',
    failed: 'Failed to update property listing. Please try again.',
  },
} as const;

interface PropertyDialogProps {
  /** The property to edit; null creates one. */
  property: PropertyListing | null;
  onClose: () => void;
  /** Shows the list of own properties instead; not offered while one of them is edited. */
  onList?: () => void;
}

/** Creates a property listing, or changes one: then only the changed fields are sent. */
export function PropertyDialog({ property, onClose, onList }: PropertyDialogProps) {
  const client = useQueryClient();
  const say = words[property ? 'edit' : 'create'];
  const stored = property ? valuesOf(property) : emptyProperty;
  const form = useZodForm<PropertyValues>(PropertyForm, stored);
  const changesOf = (values: PropertyValues) =>
    changedFields(PropertyForm.parse(stored), PropertyForm.parse(values));
  const dialog = useDialogForm({
    form,
    // A draft over an older state of the property is not restored over a newer one.
    name: property ? `property:${property.id}:${property.updatedAt}` : 'property:new',
    send: (values) =>
      property
        ? api.call(updateProperty, { id: property.id, ...changesOf(values) })
        : api.call(createProperty, PropertyForm.parse(values)),
    isUnchanged: (values) => property !== null && Object.keys(changesOf(values)).length === 0,
    failure: say.failed,
    onSent: () => {
      void client.invalidateQueries({ queryKey: myProperties().queryKey });
      toastSuccess(say.done);
    },
    onClose,
  });
  return (
    <FormDialog
      title={say.title}
      submitLabel={say.submit}
      busyLabel={say.busy}
      width={680}
      aside={
        onList ? (
          <Button variant="ghost" block onClick={onList}>
            My Properties
          </Button>
        ) : null
      }
      {...dialog}
      // The draft of a new property survives Cancel too.
      onCancel={property ? dialog.onCancel : onClose}
    >
      <PropertyFields form={form} withAvailability={property !== null} />
    </FormDialog>
  );
}
