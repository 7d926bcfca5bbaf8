import { createProperty, type PropertyListing, updateProperty } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { changedFields, useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Button } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { myProperties } from '../../shared/properties.queries';
import { PropertyFields } from './property-fields';
import { emptyProperty, PropertyForm, type PropertyValues, valuesOf } from './property-form';

/** The texts of the form when creating and when editing. */
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
  /** Opens the list of own properties instead; absent while editing a property. */
  onList?: () => void;
}

/** Creates or changes a property listing; a change only sends the changed fields. */
export function PropertyDialog({ property, onClose, onList }: PropertyDialogProps) {
  const client = useQueryClient();
  const say = words[property ? 'edit' : 'create'];
  const stored = property ? valuesOf(property) : emptyProperty;
  const form = useZodForm<PropertyValues>(PropertyForm, stored);
  const changesOf = (values: PropertyValues) =>
    changedFields(PropertyForm.parse(stored), PropertyForm.parse(values));
  const dialog = useDialogForm({
    form,
    // A draft of an older version of the property is not restored over a newer version.
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
      // Cancel also keeps the draft of a new property.
      onCancel={property ? dialog.onCancel : onClose}
    >
      <PropertyFields form={form} withAvailability={property !== null} editedId={property?.id} />
    </FormDialog>
  );
}
