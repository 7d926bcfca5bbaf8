import { Refused } from './refused';

/** Names that make addresses and lines of a readable length. */
const shape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const longest = 30;

/** @throws Refused for what cannot name a folder, an address and a component alike */
export const readName = (name: string): string => {
  if (shape.test(name) && name.length <= longest) return name;
  throw new Refused(
    `"${name}" is no name: small letters, digits and single hyphens, ${longest} characters at most.`,
  );
};

/** `loan-offers` → `Loan offers` */
export const titleOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `loan-offers` → `LoanOffers` */
export const componentOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
