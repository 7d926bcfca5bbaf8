import { PropertyDraft, type PropertyListing } from '@setu/contracts';
import { editablePictures } from '@setu/marketplace';
import { emptyValues, type FormValues, storedValues } from '@setu/mfe-kit/form';

/** The form's values of a listing. */
export type PropertyValues = FormValues<typeof PropertyDraft>;

export const emptyProperty: PropertyValues = emptyValues(PropertyDraft);

/** The schema of the call, applied to the form's values. */
export const PropertyForm = PropertyDraft;

const typed = (decimal: string | null) => (decimal === null ? '' : String(Number(decimal)));

/** The initial values of the form for a property. */
export const valuesOf = (property: PropertyListing): PropertyValues => ({
  ...storedValues(PropertyDraft, property),
  rentPerSqFt: typed(property.rentPerSqFt),
  securityDeposit: typed(property.securityDeposit),
  images: editablePictures(property.images),
});
