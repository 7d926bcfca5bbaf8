import { type EarningsBasis, monthText } from '../money/earnings';
import type { DisclosedOutlets, OutletView } from './outlets';

type Counts = Pick<DisclosedOutlets, 'ownOutlets' | 'franchisedOutlets'>;

/** The disclosed numbers of open outlets together; 0 when neither is disclosed. */
export const outletCountOf = ({ ownOutlets, franchisedOutlets }: Counts): number =>
  (ownOutlets ?? 0) + (franchisedOutlets ?? 0);

/** Whether an outlet is open in a month; null for now. */
export const isOpen = ({ opened, closed }: OutletView, month: string | null): boolean =>
  closed === null ? month === null || opened <= month : month !== null && opened <= month && month < closed;

const dayName = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
/** `31 March 2026`. @param day `2026-03-31` */
export const dayText = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));

const count = (number: number, noun: string) =>
  `${number.toLocaleString('en-IN')} ${noun}${number === 1 ? '' : 's'}`;

interface Claims extends DisclosedOutlets {
  brandName: string;
  outlets: readonly OutletView[];
  earningsBasis: EarningsBasis | null;
}

const yearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** Sentences about claims on outlets that do not fit together, for both sides; empty when they fit. */
export const outletDoubts = (claims: Claims): string[] => {
  const {
    brandName,
    foundedYear,
    ownOutlets,
    franchisedOutlets,
    closedOutlets,
    outletsAsOf,
    outlets,
    earningsBasis,
  } = claims;
  const doubts: string[] = [];
  const stated = ownOutlets === null || franchisedOutlets === null ? null : ownOutlets + franchisedOutlets;
  const month = outletsAsOf?.slice(0, 7) ?? null;
  const listedOpen = outlets.filter((outlet) => isOpen(outlet, month)).length;
  const [first] = outlets.map(({ opened }) => opened).sort();
  if (foundedYear !== null && first !== undefined && Number(first.slice(0, 4)) < foundedYear)
    doubts.push(
      `${brandName} states that it was founded in ${foundedYear}. The first outlet of its list opened in ${monthText(first)}.`,
    );
  if (stated !== null && month !== null && listedOpen > stated)
    doubts.push(
      `${brandName} states ${count(stated, 'open outlet')} on ${dayText(outletsAsOf ?? '')}. Its list has ${listedOpen.toLocaleString('en-IN')} that were open then.`,
    );
  if (closedOutlets !== null && month !== null) {
    const closedThen = outlets.filter(
      ({ closed }) => closed !== null && closed > yearBefore(month) && closed <= month,
    ).length;
    if (closedThen > closedOutlets)
      doubts.push(
        `${brandName} states that ${closedOutlets === 0 ? 'no outlet' : count(closedOutlets, 'outlet')} closed in the year before ${dayText(outletsAsOf ?? '')}. Its list has ${closedThen.toLocaleString('en-IN')}.`,
      );
  }
  if (stated !== null && earningsBasis !== null && earningsBasis.outlets > stated)
    doubts.push(
      `The earnings are from ${count(earningsBasis.outlets, 'outlet')}, but ${brandName} states ${count(stated, 'open outlet')}.`,
    );
  return doubts;
};

const notDisclosed = 'Not disclosed';
const countText = (number: number | null) =>
  number === null ? notDisclosed : number.toLocaleString('en-IN');

/** The disclosed numbers of outlets, as they are shown. */
export const outletFigures = ({
  foundedYear,
  ownOutlets,
  franchisedOutlets,
  closedOutlets,
  outletsAsOf,
}: DisclosedOutlets) => [
  { label: 'Founded', value: foundedYear === null ? notDisclosed : String(foundedYear) },
  { label: 'Own outlets', value: countText(ownOutlets) },
  { label: 'Franchised outlets', value: countText(franchisedOutlets) },
  { label: 'Closed in the last year', value: countText(closedOutlets) },
  { label: 'As of', value: outletsAsOf === null ? notDisclosed : dayText(outletsAsOf) },
];
