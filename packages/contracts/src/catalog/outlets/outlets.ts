import { z } from 'zod';
import { canonicalPlace, nearestPlaces } from '../../market/location';
import { acceptedStates, isStateName, onlyStatesOfCity } from '../../market/places';
import { typedNumber } from '../../values/decimal';
import { OptionalText, Text } from '../../values/text';

/** Most outlets that a brand may count or list. A larger number is a typing error. */
export const maxOutlets = 100_000;
/** Most outlets of a list. */
export const maxListedOutlets = 200;
const firstYear = 1800;

/** An outlet in a reply. */
export const OutletView = z.object({
  city: z.string(),
  state: z.string(),
  /** The part of the city, to distinguish outlets of a city; null when it is not named. */
  locality: z.string().nullable(),
  /** Month of the opening in India: `2024-03`. */
  opened: z.string(),
  /** Month of the closing; null while it is open. */
  closed: z.string().nullable(),
});
export type OutletView = z.output<typeof OutletView>;

/** What a reply says about the outlets; null for what the brand does not disclose. */
export const disclosedOutlets = {
  foundedYear: z.int().nullable(),
  /** Open outlets that the brand runs itself. */
  ownOutlets: z.int().nullable(),
  /** Open outlets that franchisees run. */
  franchisedOutlets: z.int().nullable(),
  /** Outlets that closed in the twelve months before `outletsAsOf`. */
  closedOutlets: z.int().nullable(),
  /** The day of these numbers in India: `2026-03-31`. */
  outletsAsOf: z.iso.date().nullable(),
};

/** The fields of a franchise that discloses nothing about its outlets, and has only open territories. */
export const noOutlets = {
  ...({
    foundedYear: null,
    ownOutlets: null,
    franchisedOutlets: null,
    closedOutlets: null,
    outletsAsOf: null,
  } satisfies Record<keyof typeof disclosedOutlets, null>),
  outlets: [] as OutletView[],
  territoriesOnRequest: [] as string[],
  territoriesTaken: [] as string[],
};

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const nullWhenBlank = (value: unknown): unknown => (isBlank(value) ? null : value);

/** The day in India: `2026-03-31`. */
const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const today = () => dayInIndia.format(new Date());

const Count = (label: string) =>
  z.preprocess(
    (value, issues) => (isBlank(value) ? null : typedNumber('count', label)(value, issues)),
    z
      .number({ error: `Enter ${label}` })
      .int(`Enter ${label} as a whole number`)
      .min(0, `Enter ${label} of at least 0`)
      .max(maxOutlets, `Enter ${label} of at most ${maxOutlets.toLocaleString('en-IN')}`)
      .nullable(),
  );

const Year = z.preprocess(
  (value, issues) => (isBlank(value) ? null : typedNumber('count', 'the year')(value, issues)),
  z
    .number({ error: 'Enter the year with four digits' })
    .int('Enter the year with four digits')
    .min(firstYear, `Enter a year from ${firstYear} on`)
    .refine((year) => year <= Number(today().slice(0, 4)), 'Enter this year or an earlier one')
    .nullable(),
);

const AsOf = z.preprocess(
  nullWhenBlank,
  z.iso
    .date('Enter a date')
    .refine((day) => day <= today(), 'Enter today or an earlier day')
    .nullable(),
);

const Month = (label: string) =>
  z
    .string({ error: `Enter the month of the ${label}, such as 2024-03` })
    .regex(/^(?:1[89]|20)\d{2}-(?:0[1-9]|1[0-2])$/, `Enter the month of the ${label}, such as 2024-03`)
    .refine((month) => month <= today().slice(0, 7), `The month of the ${label} cannot be in the future`);

/** A city by its stored name, with any letters, because no list has every town. */
const City = Text(80, 'Enter the city')
  .transform(canonicalPlace)
  .refine((city) => /\p{L}/u.test(city), 'Enter the city')
  .refine((city) => !isStateName(city), 'Enter a city, and its state beside it');

const suggestion = (city: string) => {
  const [near] = nearestPlaces(city);
  return near === undefined || near === city ? '' : ` Or is it ${near}?`;
};

/** An outlet as a brand sends it. A blank state is that of a known city. */
export const Outlet = z
  .object({
    city: City,
    state: z.string().nullish(),
    locality: OptionalText(80),
    opened: Month('opening'),
    closed: z.preprocess(nullWhenBlank, Month('closing').nullable()).default(null),
  })
  .transform((outlet, issues): OutletView => {
    const refuse = (field: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [field], message, continue: true });
    const known = onlyStatesOfCity(outlet.city);
    const state = isBlank(outlet.state)
      ? known.length === 1
        ? known[0]
        : null
      : canonicalPlace(outlet.state ?? '');
    if (!state)
      refuse(
        'state',
        `Choose the state of ${outlet.city}.${known.length > 0 ? '' : suggestion(outlet.city)}`,
      );
    else if (!(acceptedStates as readonly string[]).includes(state))
      refuse('state', 'Choose a state from the list');
    else if (known.length > 0 && !known.includes(state))
      refuse('state', `${outlet.city} is in ${known.join(' or ')}`);
    if (outlet.closed !== null && outlet.closed < outlet.opened)
      refuse('closed', 'An outlet cannot close before it opens');
    return { ...outlet, state: state ?? '' };
  });

const OutletList = z
  .array(Outlet, { error: 'Enter a list' })
  .max(maxListedOutlets, `List at most ${maxListedOutlets} outlets`)
  .superRefine((outlets, issues) => {
    const seen = new Set<string>();
    for (const [index, { city, state, locality, opened }] of outlets.entries()) {
      const key = JSON.stringify([city, state, locality?.toLowerCase(), opened]);
      if (seen.has(key))
        issues.addIssue({
          code: 'custom',
          path: [index, 'city'],
          message: `${city} is listed twice with the same opening. Name the localities, or remove one`,
          continue: true,
        });
      seen.add(key);
    }
  });

/** The fields about outlets as a brand sends them; all are optional. */
export const outletFields = {
  foundedYear: Year,
  ownOutlets: Count('the number of own outlets'),
  franchisedOutlets: Count('the number of franchised outlets'),
  closedOutlets: Count('the number of closed outlets'),
  outletsAsOf: AsOf,
  outlets: OutletList.default([]),
} satisfies Record<keyof typeof disclosedOutlets | 'outlets', z.ZodType>;

const Disclosed = z.object(disclosedOutlets);
export type DisclosedOutlets = z.output<typeof Disclosed>;

/** What is missing to the numbers of outlets: they need their day. Empty when they are complete. */
export const outletProblems = ({
  ownOutlets,
  franchisedOutlets,
  closedOutlets,
  outletsAsOf,
}: Omit<DisclosedOutlets, 'foundedYear'>): { path: string; message: string }[] =>
  outletsAsOf === null && [ownOutlets, franchisedOutlets, closedOutlets].some((count) => count !== null)
    ? [{ path: 'outletsAsOf', message: 'Enter the date of these numbers' }]
    : [];
