import {
  type createRequirement,
  derivePropertyType,
  figureIn,
  type PropertyRequirement,
  type PropertyType,
  plainFigure,
  RequirementDraft,
  type updateRequirement,
} from '@setu/contracts';
import { emptyValues, type FormValues, storedValues } from '@setu/mfe-kit/form';
import type { CallInput } from '@setu/protocol';

/** A property type, any type, or the type that is suggested by category, area and amenities. */
export type WantedType = PropertyType | 'any' | 'suggested';

/** The form's values of a requirement: figures as they are typed. */
export type RequirementValues = Omit<
  FormValues<typeof RequirementDraft>,
  'acceptsAnyType' | 'propertyType'
> & {
  wantedType: WantedType;
};

const { acceptsAnyType: _, propertyType: __, ...empty } = emptyValues(RequirementDraft);

/** The initial values of a new requirement. */
export const emptyRequirement: RequirementValues = { ...empty, wantedType: 'suggested' };

/** The form's values of a stored requirement. */
export const valuesOf = (requirement: PropertyRequirement): RequirementValues => {
  const { acceptsAnyType, propertyType, ...values } = storedValues(RequirementDraft, requirement);
  return {
    ...values,
    wantedType: acceptsAnyType ? 'any' : requirement.propertyType,
    maxRentPerSqFt: requirement.maxRentPerSqFt?.replace(/\.00$/, '') ?? '',
  };
};

/** The type that the service derives when the brand names none. */
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

/** The input for creating: areas as whole numbers, without blank figures and a suggested type. */
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

/** The input for editing: the changed fields. */
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
