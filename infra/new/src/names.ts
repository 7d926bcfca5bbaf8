import { Refused } from './refused';

const shape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const maxLength = 30;

/** @throws Refused for a name that is invalid for a folder, an address or a symbol */
export const readName = (name: string): string => {
  if (shape.test(name) && name.length <= maxLength) return name;
  throw new Refused(
    `"${name}" is not a valid name. Use small letters, digits and single hyphens, ${maxLength} characters at most.`,
  );
};

/** `loan-offers` → `Loan offers` */
export const titleOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `loan-offers` → `LoanOffers` */
export const pascalOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `loan-offers` → `loanOffers` */
export const camelOf = (name: string): string => {
  const pascal = pascalOf(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};

/** `loan-offer` → `loan-offers`, `city` → `cities` */
export const pluralOf = (name: string): string =>
  /[^aeiou]y$/.test(name) ? name.replace(/y$/, 'ies') : /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
