const grouped = (area: number) => area.toLocaleString('en-IN');

/** Formats an area range in sq ft, without the unit: "1,000 - 2,000", or "1,000+" without a largest area. */
export const areaRange = (min: number, max: number | null): string =>
  max === null ? `${grouped(min)}+` : `${grouped(min)} - ${grouped(max)}`;
