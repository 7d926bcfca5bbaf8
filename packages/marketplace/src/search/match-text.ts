import type { SearchReading } from '@setu/contracts';

const nearText = ({ dropped }: SearchReading): string => {
  const [hasBudget, hasPlaces] = [dropped.includes('budget'), dropped.includes('places')];
  if (hasBudget && hasPlaces) return 'These are for other amounts and places.';
  if (hasBudget) return 'These are for other amounts.';
  return hasPlaces ? 'These are in other places.' : 'These are close to what you typed.';
};

/**
 * The notice above the results of a search.
 * @param isExact true when near matches were not searched
 * @returns null for an exact match
 */
export const matchText = (typed: string, reading: SearchReading, isExact: boolean): string | null => {
  const { match, corrected, unknownPlace } = reading;
  if (match === 'exact') return null;
  const missed =
    unknownPlace === undefined
      ? `No exact match for “${typed}”.`
      : `We do not know the place “${unknownPlace}”.`;
  if (match === 'none') return isExact ? missed : `${missed} Nothing is close to it either.`;
  if (match === 'corrected') return `${missed} Showing results for “${corrected}”.`;
  return corrected === undefined
    ? `${missed} ${nearText(reading)}`
    : `${missed} We searched for “${corrected}”. ${nearText(reading)}`;
};
