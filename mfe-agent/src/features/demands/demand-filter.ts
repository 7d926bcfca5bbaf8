import { demandFilterCategories, demandFilterPropertyTypes, figureIn, readFigure } from '@setu/contracts';
import type { DemandQuery } from '../../shared/demands.queries';

/** Filters of the demand list, as the page's address names them. Areas in whole sq ft. */
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

/** Longest city name and largest area that the call accepts, sq ft. */
const limits = { city: 80, area: 1_000_000 };

const known = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

/**
 * A typed whole area, such as `1,200 sq ft`; null for anything else.
 * @returns sq ft
 */
export const readArea = (text: string | null): number | null => {
  const area = figureIn(text ?? '', 'sq ft');
  return area !== null && Number.isInteger(area) && area >= 0 && area <= limits.area ? area : null;
};

/** Why a typed area is invalid, as a sentence; undefined when it is valid or empty. */
export const areaProblem = (text: string): string | undefined => {
  if (text.trim() === '' || readArea(text) !== null) return undefined;
  const read = readFigure(text, 'sq ft', 'the area in sq ft');
  return 'problem' in read ? read.problem : 'Enter the area in whole sq ft, at most 10,00,000';
};

/** Reads the filters of an address. Unknown values are ignored, so every address is valid. */
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

/** The number of active filters. */
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
