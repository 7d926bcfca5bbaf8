import {
  type BusinessCategory,
  type createRequirement,
  derivePropertyType,
  figureIn,
  type PropertyRequirement,
  type PropertyType,
  plainFigure,
  type updateRequirement,
} from '@setu/contracts';
import type { CallInput } from '@setu/protocol';

/** A property type; any of them; or the one that follows from category, area and amenities. */
export type WantedType = PropertyType | 'any' | 'suggested';

/** A requirement as the form holds it: figures as they are typed. */
export interface RequirementValues {
  title: string;
  description: string;
  businessCategory: BusinessCategory;
  wantedType: WantedType;
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
  wantedType: 'suggested',
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
  wantedType: requirement.acceptsAnyType ? 'any' : requirement.propertyType,
  minArea: String(requirement.minArea),
  maxArea: requirement.maxArea === null ? '' : String(requirement.maxArea),
  preferredLocations: requirement.preferredLocations,
  maxRentPerSqFt: requirement.maxRentPerSqFt?.replace(/\.00$/, '') ?? '',
  requiredAmenities: requirement.requiredAmenities,
  timeline: requirement.timeline ?? '',
  isActive: requirement.isActive,
});

/** The type that the service derives while the brand names none. */
export const suggestedType = ({
  businessCategory,
  minArea,
  requiredAmenities,
}: Pick<RequirementValues, 'businessCategory' | 'minArea' | 'requiredAmenities'>): PropertyType =>
  derivePropertyType({ businessCategory, minArea: figureIn(minArea, 'sq ft') ?? 0, requiredAmenities });

const typeFields = (wanted: WantedType) => {
  if (wanted === 'any') return { acceptsAnyType: true };
  return { propertyType: wanted === 'suggested' ? null : wanted, acceptsAnyType: false };
};

/** What creating sends: areas as whole numbers; figures that were left blank, and a suggested type, are left out. */
export const toDraft = ({
  wantedType,
  minArea,
  maxArea,
  maxRentPerSqFt,
  ...rest
}: RequirementValues): CallInput<typeof createRequirement> => ({
  ...rest,
  ...(wantedType === 'suggested' ? {} : typeFields(wantedType)),
  minArea: figureIn(minArea, 'sq ft') ?? minArea,
  ...(maxArea.trim() === '' ? {} : { maxArea: figureIn(maxArea, 'sq ft') ?? maxArea }),
  ...(maxRentPerSqFt.trim() === ''
    ? {}
    : { maxRentPerSqFt: plainFigure(maxRentPerSqFt, 'rupees per sq ft') }),
});

/** What editing sends of the fields that changed. */
export const toChange = ({
  wantedType,
  minArea,
  maxArea,
  maxRentPerSqFt,
  ...rest
}: Partial<RequirementValues>): Omit<CallInput<typeof updateRequirement>, 'id'> => ({
  ...rest,
  ...(minArea === undefined ? {} : { minArea: plainFigure(minArea, 'sq ft') }),
  ...(maxArea === undefined ? {} : { maxArea: plainFigure(maxArea, 'sq ft') }),
  ...(maxRentPerSqFt === undefined
    ? {}
    : { maxRentPerSqFt: plainFigure(maxRentPerSqFt, 'rupees per sq ft') }),
  ...(wantedType === undefined ? {} : typeFields(wantedType)),
});

/** Suggested timelines; any other text is allowed. */
export const timelineSuggestions = ['Immediate', '1 month', '3 months', '6 months', '1 year'] as const;
