import { areaTolerance, type RequirementCriteria, weights } from './score';

/** SQL with its bindings. */
export interface Sql {
  sql: string;
  bindings: (string | number | boolean | string[])[];
}

/** `Math.round` of a double; Postgres rounds halves to even. */
const rounded = (sql: string) => `floor(${sql} + 0.5)::integer`;

/** The points of a property outside the area, by its distance from the nearer limit. */
const nearArea = (limit: number): Sql => ({
  sql: rounded(
    `${weights.area} * (1 - (abs(area - ?::integer)::float8 / ?::integer) / ${areaTolerance}::float8)`,
  ),
  bindings: [limit, limit],
});

const areaPoints = ({ minArea, maxArea }: RequirementCriteria): Sql => {
  const below = nearArea(minArea);
  const above = maxArea === null ? null : nearArea(maxArea);
  return {
    sql: `case when area < ?::integer then ${below.sql}${above ? ` when area > ?::integer then ${above.sql}` : ''} else ${weights.area} end`,
    bindings: [
      minArea,
      ...below.bindings,
      ...(above && maxArea !== null ? [maxArea, ...above.bindings] : []),
    ],
  };
};

const rentPoints = ({ maxRentPerSqFt }: RequirementCriteria): Sql =>
  maxRentPerSqFt === null
    ? { sql: `${weights.rent}`, bindings: [] }
    : {
        sql: `case when rent_per_sq_ft <= ?::numeric then ${weights.rent} else 0 end`,
        bindings: [maxRentPerSqFt],
      };

const amenityPoints = ({ requiredAmenities }: RequirementCriteria): Sql =>
  requiredAmenities.length === 0
    ? { sql: `${weights.amenities}`, bindings: [] }
    : {
        sql: rounded(
          `${weights.amenities}::float8 * (
            select count(*) from unnest(?::text[]) required
            where lower(required) = any(select lower(amenity) from unnest(amenities) amenity)
          ) / ?::integer`,
        ),
        bindings: [[...requiredAmenities], requiredAmenities.length],
      };

const typePoints = ({ acceptsAnyType, propertyType }: RequirementCriteria): Sql =>
  acceptsAnyType
    ? { sql: `${weights.type}`, bindings: [] }
    : { sql: `case when property_type = ? then ${weights.type} else 0 end`, bindings: [propertyType] };

/**
 * The score of `scoreMatch` in SQL, for rows of property_listings that are at one of the places and within the tolerance of
 * the area. A test compares the two.
 */
export const scoreSql = (criteria: RequirementCriteria): Sql => {
  const parts = [areaPoints, rentPoints, amenityPoints, typePoints].map((points) => points(criteria));
  return {
    sql: [`${weights.city}`, ...parts.map(({ sql }) => `(${sql})`)].join(' + '),
    bindings: parts.flatMap(({ bindings }) => bindings),
  };
};
