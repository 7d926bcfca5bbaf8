import type { PropertyType, RequirementMatch } from '@setu/contracts';
import { panIndia } from '@setu/contracts';
import { locationOf } from '../listings/places';

/** The criteria of a requirement. Areas in sq ft, rent in rupees per sq ft per month. */
export interface RequirementCriteria {
  propertyType: PropertyType;
  acceptsAnyType: boolean;
  minArea: number;
  /** Null: no upper limit. */
  maxArea: number | null;
  preferredLocations: readonly string[];
  /** Null: negotiable. */
  maxRentPerSqFt: string | null;
  requiredAmenities: readonly string[];
}

/** An offered property, in the same units. */
export interface Offer {
  propertyType: PropertyType;
  area: number;
  city: string;
  state: string;
  rentPerSqFt: string | null;
  amenities: readonly string[];
}

type Reason = RequirementMatch['reasons'][number];

/** Tolerance for an area outside the desired range, as a share of the nearest limit. */
export const areaTolerance = 0.25;

/** Maximum points of each criterion; together 100. */
export const weights = { area: 35, city: 30, rent: 20, amenities: 10, type: 5 } as const;

const { format: inIndia } = new Intl.NumberFormat('en-IN');
const rupees = (amount: string) => `₹${inIndia(Number(amount))}`;
const words = (type: PropertyType) => type.charAt(0).toUpperCase() + type.slice(1);

/** Full points inside the range, decreasing to 0 at the tolerance; null beyond it. */
const scoreArea = ({ minArea, maxArea }: RequirementCriteria, { area }: Offer): Reason | null => {
  const outOf = weights.area;
  const [end, side] = area < minArea ? [minArea, 'below'] : [maxArea ?? area, 'above'];
  const isInside = area >= minArea && (maxArea === null || area <= maxArea);
  if (isInside) {
    const range =
      maxArea === null ? `${inIndia(minArea)} or more` : `${inIndia(minArea)} - ${inIndia(maxArea)}`;
    return { label: `${inIndia(area)} sq ft, ${range} wanted`, points: outOf, outOf };
  }
  const miss = Math.abs(area - end) / end;
  if (miss > areaTolerance) return null;
  const percent = Math.max(1, Math.round(miss * 100));
  return {
    label: `${inIndia(area)} sq ft, ${percent}% ${side} the wanted ${inIndia(end)}`,
    points: Math.round(outOf * (1 - miss / areaTolerance)),
    outOf,
  };
};

/** The reason text for a matching location, after the city. */
const whereabouts = (location: string, { state }: Offer): string => {
  if (location === panIndia) return 'any city wanted';
  return location === state ? `in ${state}` : 'a preferred location';
};

/** Full points in a desired city or state; null elsewhere. */
const scoreCity = ({ preferredLocations }: RequirementCriteria, offer: Offer): Reason | null => {
  const location = locationOf(preferredLocations, offer);
  if (location === null) return null;
  return {
    label: `${offer.city}, ${whereabouts(location, offer)}`,
    points: weights.city,
    outOf: weights.city,
  };
};

const scoreRent = ({ maxRentPerSqFt: cap }: RequirementCriteria, { rentPerSqFt: rent }: Offer): Reason => {
  const outOf = weights.rent;
  if (cap === null) {
    const asked = rent === null ? 'Rent on request' : `${rupees(rent)} per sq ft`;
    return { label: `${asked}, budget negotiable`, points: outOf, outOf };
  }
  if (rent === null) return { label: 'Rent on request', points: 0, outOf };
  const isWithin = Number(rent) <= Number(cap);
  return {
    label: `${rupees(rent)} per sq ft, ${isWithin ? 'within' : 'above'} ${rupees(cap)}`,
    points: isWithin ? outOf : 0,
    outOf,
  };
};

/** Points by the share of the desired amenities that the property has, ignoring case. */
const scoreAmenities = (
  { requiredAmenities: required }: RequirementCriteria,
  { amenities }: Offer,
): Reason => {
  const outOf = weights.amenities;
  if (required.length === 0) return { label: 'No amenities required', points: outOf, outOf };
  const there = new Set(amenities.map((amenity) => amenity.toLowerCase()));
  const missing = required.filter((amenity) => !there.has(amenity.toLowerCase()));
  const found = required.length - missing.length;
  return {
    label: missing.length === 0 ? 'All required amenities' : `Lacks ${missing.join(', ')}`,
    points: Math.round((outOf * found) / required.length),
    outOf,
  };
};

const scoreType = (criteria: RequirementCriteria, offer: Offer): Reason => {
  const isSame = criteria.propertyType === offer.propertyType;
  const label = `${words(offer.propertyType)} space`;
  if (criteria.acceptsAnyType)
    return { label: `${label}, any type wanted`, points: weights.type, outOf: weights.type };
  return {
    label: isSame ? label : `${label}, ${criteria.propertyType} wanted`,
    points: isSame ? weights.type : 0,
    outOf: weights.type,
  };
};

/**
 * The score of a property for a requirement, 0 to 100, with a reason per criterion, by weight: area 35, city 30, rent within the
 * maximum 20, amenities 10, type 5.
 * @returns null for another city, or an area off by more than a quarter
 */
export const scoreMatch = (
  criteria: RequirementCriteria,
  offer: Offer,
): { score: number; reasons: Reason[] } | null => {
  const area = scoreArea(criteria, offer);
  const city = scoreCity(criteria, offer);
  if (!area || !city) return null;
  const reasons = [
    area,
    city,
    scoreRent(criteria, offer),
    scoreAmenities(criteria, offer),
    scoreType(criteria, offer),
  ];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
};
