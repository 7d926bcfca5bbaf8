import type { PropertyListing } from '@setu/contracts';
import { Button, media } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { useId } from 'react';
import styled from 'styled-components';
import { PropertyFields } from './property-fields';
import { useSaveProperty } from './use-save-property';

/** Away from the buttons that end the dialog. */
const Left = styled.div`
  ${media.tablet} {
    margin-right: auto;
  }
`;

interface PropertyFormDialogProps {
  /** The one to change; null for a new one. */
  property: PropertyListing | null;
  onClose: () => void;
  /** Shows the own properties instead; not offered while one of them is changed. */
  onList?: () => void;
}

/** The form of a property listing. What is typed for a new one stays until it is stored, for a change until Cancel. */
export function PropertyFormDialog({ property, onClose, onList }: PropertyFormDialogProps) {
  const formId = useId();
  const { form, handleSubmit, isSending, forget } = useSaveProperty(property, onClose);
  const handleCancel = () => {
    if (property && !isSending) forget();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={680}
      title={property ? 'Edit Property Listing' : 'Create Property Listing'}
      footer={
        <>
          {onList ? (
            <Left>
              <Button variant="ghost" block onClick={onList}>
                My Properties
              </Button>
            </Left>
          ) : null}
          <Button variant="secondary" onClick={handleCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isSending}
            busyLabel={property ? 'Saving...' : 'Creating...'}
          >
            {property ? 'Save Changes' : 'Create Property Listing'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <PropertyFields form={form} withAvailability={property !== null} />
      </form>
    </Dialog>
  );
}
