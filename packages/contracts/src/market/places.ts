import { namesInSeveralStates, otherCities } from './other-cities';

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

/** City suggestions in forms: those of the filter and seven others. */
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

/** A territory with this name matches every place. */
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

/** Other names that the API accepts. */
export const acceptedStates = [
  ...offeredStates,
  'Ladakh',
  'Andaman and Nicobar Islands',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Lakshadweep',
] as const;

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

const furtherCitiesOf = new Map(Object.entries(otherCities));

/** Union territories that people also call a city. */
const cityStates: ReadonlySet<string> = new Set(['Delhi', 'Chandigarh', 'Puducherry']);

/** All cities of a state, those of the filter first. */
export const citiesIn = (state: string): readonly string[] => [
  ...(citiesOfState.get(state) ?? []),
  ...(furtherCitiesOf.get(state) ?? []),
];

const states: ReadonlySet<string> = new Set(acceptedStates);

/** The states and union territories with this city, by its stored name; none for a city that we do not know. */
export const statesOfCity = (city: string): string[] =>
  acceptedStates.filter(
    (state) => citiesIn(state).includes(city) || (state === city && cityStates.has(city)),
  );

/** Like {@link statesOfCity}, but none for a name that several states have. */
export const onlyStatesOfCity = (city: string): string[] =>
  namesInSeveralStates.includes(city) ? [] : statesOfCity(city);

/** Whether a stored name is that of a state or union territory, and not of a city too. */
export const isStateName = (place: string): boolean =>
  place === panIndia || (states.has(place) && !cityStates.has(place));

/** The known places within a stored name: the states of Pan India, the cities of a state, none in a city. */
export const placesWithin = (place: string): readonly string[] =>
  place === panIndia ? acceptedStates : citiesIn(place);
