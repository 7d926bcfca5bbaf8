/** Location filter options of the listing. Source: specification, section 9. */
export const filterCities = [
  'Mumbai',
  'Delhi NCR',
  'Bangalore',
  'Chennai',
  'Hyderabad',
  'Pune',
  'Kolkata',
  'Ahmedabad',
  'Surat',
  'Jaipur',
] as const;

/** City suggestions in forms: the filter's ten and seven more. */
export const popularCities = [
  ...filterCities,
  'Lucknow',
  'Kanpur',
  'Nagpur',
  'Indore',
  'Thane',
  'Bhopal',
  'Visakhapatnam',
] as const;

/** A territory of this name matches every place. */
export const panIndia = 'Pan India';

/** The 32 states and union territories that forms offer. */
export const offeredStates = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Chandigarh',
  'Delhi',
  'Jammu and Kashmir',
  'Puducherry',
] as const;

/** What the API accepts beyond those. */
export const acceptedStates = [
  ...offeredStates,
  'Ladakh',
  'Andaman and Nicobar Islands',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Lakshadweep',
] as const;

// Maps, not objects: people may type "constructor" for a place, and every object has one.
const aliases: ReadonlyMap<string, string> = new Map([
  ['bengaluru', 'Bangalore'],
  ['bombay', 'Mumbai'],
  ['madras', 'Chennai'],
  ['calcutta', 'Kolkata'],
  ['gurgaon', 'Delhi NCR'],
  ['gurugram', 'Delhi NCR'],
  ['noida', 'Delhi NCR'],
  ['ghaziabad', 'Delhi NCR'],
  ['faridabad', 'Delhi NCR'],
  ['new delhi', 'Delhi NCR'],
  ['vizag', 'Visakhapatnam'],
  ['poona', 'Pune'],
]);

const citiesOfState: ReadonlyMap<string, readonly string[]> = new Map([
  ['Andhra Pradesh', ['Visakhapatnam']],
  ['Delhi', ['Delhi NCR']],
  ['Gujarat', ['Ahmedabad', 'Surat']],
  ['Haryana', ['Delhi NCR']],
  ['Karnataka', ['Bangalore']],
  ['Madhya Pradesh', ['Indore', 'Bhopal']],
  ['Maharashtra', ['Mumbai', 'Pune', 'Nagpur', 'Thane']],
  ['Rajasthan', ['Jaipur']],
  ['Tamil Nadu', ['Chennai']],
  ['Telangana', ['Hyderabad']],
  ['Uttar Pradesh', ['Lucknow', 'Kanpur', 'Delhi NCR']],
  ['West Bengal', ['Kolkata']],
]);

const known = new Map(
  [...popularCities, ...acceptedStates, panIndia].map((place) => [place.toLowerCase(), place as string]),
);

/**
 * The name we store for a place typed by a person: known spelling, alias resolved, else as typed (trimmed).
 * Bengaluru is Bangalore, Gurgaon and Noida are Delhi NCR, and so on.
 */
export const canonicalPlace = (typed: string): string => {
  const place = typed.trim().replace(/\s+/g, ' ');
  const key = place.toLowerCase();
  return aliases.get(key) ?? known.get(key) ?? place;
};

/**
 * Every territory a wanted place matches: itself, the cities of a state, the states of a city, and Pan India.
 * Cities of one state do not match each other.
 */
export const matchingTerritories = (wanted: string): string[] => {
  const place = canonicalPlace(wanted);
  const states = [...citiesOfState].filter(([, cities]) => cities.includes(place)).map(([state]) => state);
  return [...new Set([place, ...(citiesOfState.get(place) ?? []), ...states, panIndia])];
};
