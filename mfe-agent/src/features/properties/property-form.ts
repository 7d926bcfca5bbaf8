import { PropertyDraft, type PropertyListing } from '@setu/contracts';
import { editablePictures } from '@setu/marketplace';
import { emptyValues, type FormValues, storedValues } from '@setu/mfe-kit/form';

/** The listing form as it is typed. */
export type PropertyValues = FormValues<typeof PropertyDraft>;

export const emptyProperty: PropertyValues = emptyValues(PropertyDraft);

/** The rules of the call, on the form as it is typed. */
export const PropertyForm = PropertyDraft;

const typed = (decimal: string | null) => (decimal === null ? '' : String(Number(decimal)));

/** A property as the form begins with it. */
export const valuesOf = (property: PropertyListing): PropertyValues => ({
  ...storedValues(PropertyDraft, property),
  rentPerSqFt: typed(property.rentPerSqFt),
  securityDeposit: typed(property.securityDeposit),
  images: editablePictures(property.images),
});
