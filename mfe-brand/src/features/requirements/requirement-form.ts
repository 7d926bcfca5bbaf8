import type { BusinessCategory, CallInput, createRequirement, PropertyRequirement } from '@setu/contracts';

/** A requirement as the form holds it: figures as they are typed. */
export interface RequirementValues {
  title: string;
  description: string;
  businessCategory: BusinessCategory;
  /** Sq ft. */
  minArea: string;
  /** Sq ft. */
  maxArea: string;
  preferredLocations: string[];
  /** Rupees per sq ft per month. */
  maxRentPerSqFt: string;
  requiredAmenities: string[];
  timeline: string;
  isActive: boolean;
}

/** What a new requirement begins with. */
export const emptyRequirement: RequirementValues = {
  title: '',
  description: '',
  businessCategory: 'food_beverage',
  minArea: '',
  maxArea: '',
  preferredLocations: [],
  maxRentPerSqFt: '',
  requiredAmenities: [],
  timeline: '',
  isActive: true,
};

/** A stored requirement as the form holds it. */
export const valuesOf = (requirement: PropertyRequirement): RequirementValues => ({
  title: requirement.title,
  description: requirement.description ?? '',
  businessCategory: requirement.businessCategory,
  minArea: String(requirement.minArea),
  maxArea: requirement.maxArea === null ? '' : String(requirement.maxArea),
  preferredLocations: requirement.preferredLocations,
  maxRentPerSqFt: requirement.maxRentPerSqFt?.replace(/\.00$/, '') ?? '',
  requiredAmenities: requirement.requiredAmenities,
  timeline: requirement.timeline ?? '',
  isActive: requirement.isActive,
});

/** What creating sends: areas as whole numbers, figures that were left blank not at all. */
export const toDraft = ({
  minArea,
  maxArea,
  maxRentPerSqFt,
  ...rest
}: RequirementValues): CallInput<typeof createRequirement> => ({
  ...rest,
  minArea: Number(minArea),
  ...(maxArea === '' ? {} : { maxArea: Number(maxArea) }),
  ...(maxRentPerSqFt === '' ? {} : { maxRentPerSqFt }),
});

/** Timelines one may pick; anything else can be written. */
export const timelineSuggestions = ['Immediate', '1 month', '3 months', '6 months', '1 year'] as const;
