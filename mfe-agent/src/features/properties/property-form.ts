import { type Picture, PropertyDraft, type PropertyListing } from '@setu/contracts';
import { editablePictures } from '@setu/marketplace';

/** The listing form as it is typed. */
export interface PropertyValues {
  title: string;
  description: string;
  propertyType: PropertyListing['propertyType'];
  /** Sq ft. */
  area: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  /** Rupees per sq ft per month. */
  rentPerSqFt: string;
  /** Rupees. */
  securityDeposit: string;
  amenities: string[];
  /** Addresses. */
  images: string[];
  /** What is known of the images. */
  pictures: Picture[];
  isAvailable: boolean;
}

export const emptyProperty: PropertyValues = {
  title: '',
  description: '',
  propertyType: 'retail',
  area: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  rentPerSqFt: '',
  securityDeposit: '',
  amenities: [],
  images: [],
  pictures: [],
  isAvailable: true,
};

/** The rules of the call, on the form as it is typed. */
export const PropertyForm = PropertyDraft;

const typed = (decimal: string | null) => (decimal === null ? '' : String(Number(decimal)));

/** A property as the form begins with it. */
export const valuesOf = (property: PropertyListing): PropertyValues => ({
  title: property.title,
  description: property.description ?? '',
  propertyType: property.propertyType,
  area: String(property.area),
  address: property.address,
  city: property.city,
  state: property.state,
  pincode: property.pincode ?? '',
  rentPerSqFt: typed(property.rentPerSqFt),
  securityDeposit: typed(property.securityDeposit),
  amenities: property.amenities,
  images: editablePictures(property.images),
  pictures: property.pictures ?? [],
  isAvailable: property.isAvailable,
});
