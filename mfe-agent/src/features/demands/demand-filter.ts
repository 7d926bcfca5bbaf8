import { demandFilterCategories, demandFilterPropertyTypes } from '@setu/contracts';
import type { DemandQuery } from '../../shared/demands.queries';

/** Filters of the demand list: the page's address in words of the product. Areas in whole sq ft. */
export interface DemandFilter {
  businessCategory: (typeof demandFilterCategories)[number] | null;
  propertyType: (typeof demandFilterPropertyTypes)[number] | null;
  city: string;
  minArea: number | null;
  maxArea: number | null;
}

export const emptyDemandFilter: DemandFilter = {
  businessCategory: null,
  propertyType: null,
  city: '',
  minArea: null,
  maxArea: null,
};

/** Longest name of a city and largest area the call takes, sq ft. */
const limits = { city: 80, area: 1_000_000 };

const known = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

/**
 * A whole area as a person types it, `1,200` too; null for anything else.
 * @returns sq ft
 */
export const readArea = (text: string | null): number | null => {
  const digits = (text ?? '').replaceAll(',', '').trim();
  if (!/^\d{1,7}$/.test(digits)) return null;
  const area = Number(digits);
  return area <= limits.area ? area : null;
};

/** Reads the filters of an address. Unknown values are dropped, so no address is an error. */
export const readDemandFilter = (search: URLSearchParams): DemandFilter => ({
  businessCategory: known(demandFilterCategories, search.get('businessCategory')),
  propertyType: known(demandFilterPropertyTypes, search.get('propertyType')),
  city: (search.get('city') ?? '').replaceAll('\u0000', '').trimStart().slice(0, limits.city),
  minArea: readArea(search.get('minArea')),
  maxArea: readArea(search.get('maxArea')),
});

/** The address with these filters. Its other parameters stay. */
export const writeDemandFilter = (filter: DemandFilter, search: URLSearchParams): string => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...filter, city: filter.city.trim() }))
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  return next.toString();
};

/** True when the smallest area is above the largest. */
export const areAreasReversed = ({ minArea, maxArea }: Pick<DemandFilter, 'minArea' | 'maxArea'>): boolean =>
  minArea !== null && maxArea !== null && minArea > maxArea;

/** How many filters narrow the list. */
export const countDemandFilters = ({ city, ...filter }: DemandFilter): number =>
  Object.values(filter).filter((value) => value !== null).length + (city.trim() === '' ? 0 : 1);

/** The query of the call: only filled values. Reversed areas are not sent; the form reports them. */
export const toDemandQuery = (filter: DemandFilter): DemandQuery => {
  const { businessCategory, propertyType, minArea, maxArea } = filter;
  const city = filter.city.trim();
  const hasAreas = !areAreasReversed(filter);
  return {
    ...(businessCategory ? { businessCategory } : {}),
    ...(propertyType ? { propertyType } : {}),
    ...(city ? { city } : {}),
    ...(hasAreas && minArea !== null ? { minArea } : {}),
    ...(hasAreas && maxArea !== null ? { maxArea } : {}),
  };
};
