import type { FranchiseDraftView } from '@setu/contracts';
import type { FranchiseValues } from '../franchise-form';

const isWritten = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== null && (typeof value !== 'string' || value.trim() !== '');

/** The filled fields of a franchise: the values without the blank ones. */
export const writtenIn = (values: FranchiseValues): Partial<FranchiseValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => isWritten(value)),
  ) as Partial<FranchiseValues>;

/** Fields that publishing requires, as the form labels them. */
const requiredLabels = [
  ['title', 'title'],
  ['minInvestment', 'minimum investment'],
  ['maxInvestment', 'maximum investment'],
  ['territories', 'territories'],
] as const;

/** Labels of the required fields that a draft lacks. */
export const missingIn = ({ fields }: FranchiseDraftView): string[] =>
  requiredLabels.filter(([name]) => !isWritten(fields[name] ?? '')).map(([, label]) => label);
