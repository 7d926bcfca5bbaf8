import { FranchiseChange, type FranchiseDraftView } from '@setu/contracts';
import { changedFields } from '@setu/mfe-kit/form';
import { emptyFranchise, type FranchiseValues, sentOf, valuesOfDraft } from '../franchise-form';
import { writtenIn } from './written';

/** Maximum length of the values that are not valid yet, as JSON. The contract has the same limit. */
const longestTyped = 50_000;

const names = Object.keys(emptyFranchise) as (keyof FranchiseValues)[];

const hasRange = ({ minInvestment, maxInvestment }: FranchiseValues) =>
  !(Number(minInvestment) > Number(maxInvestment));

/** Names of the fields that a draft can store: each is valid alone, and the range is not upside down. */
const validNames = (sent: FranchiseValues): Set<string> =>
  new Set(
    names.filter((name) =>
      name === 'maxInvestment' && !hasRange(sent)
        ? false
        : FranchiseChange.shape[name].safeParse(sent[name]).success,
    ),
  );

/** JSON without control characters, which are refused in stored text: `JSON.stringify` escapes only those below U+0020. */
const asJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const pick = (values: Partial<FranchiseValues>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name))) as Partial<FranchiseValues>;

/** What the server can store of typed values, and the rest as it was typed. */
export interface Unfinished {
  fields: Partial<FranchiseValues>;
  /** JSON of the values that are not valid yet; null without any. */
  typed: string | null;
}

/**
 * Splits typed values into the fields of a draft and values that are not valid yet. Without published values, blank fields are left out;
 * with them, unchanged ones.
 */
export const unfinishedOf = (values: FranchiseValues, published: FranchiseValues | null): Unfinished => {
  const sent = sentOf(values);
  const written = published ? changedFields(published, sent) : writtenIn(sent);
  const valid = validNames(sent);
  const typed = asJson(pick(values, (name) => name in written && !valid.has(name)));
  return {
    fields: pick(written, (name) => valid.has(name)),
    typed: typed === '{}' || typed.length > longestTyped ? null : typed,
  };
};

/** Whether a stored value has the kind of value that the field has now. */
const fits = (value: unknown, now: unknown) =>
  now === null
    ? typeof value === 'object' && !Array.isArray(value)
    : typeof value === typeof now && Array.isArray(value) === Array.isArray(now);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** The values of this JSON that are values of fields of this form; those of another release may not be. */
export const readTyped = (text: string | null | undefined): Partial<FranchiseValues> => {
  const read = parse(text ?? '{}');
  if (typeof read !== 'object' || read === null) return {};
  const known = new Map<string, unknown>(Object.entries(emptyFranchise));
  return pick(read as Partial<FranchiseValues>, (name) =>
    known.has(name) ? fits((read as Record<string, unknown>)[name], known.get(name)) : false,
  );
};

/** The form's values of a draft, with what was typed that is not valid yet. */
export const writtenValues = (draft: FranchiseDraftView): FranchiseValues => ({
  ...valuesOfDraft(draft),
  ...readTyped(draft.form?.typed),
});

/** The fields that differ between values, whatever form their figures are typed in. */
export const differing = (before: FranchiseValues, after: FranchiseValues): Partial<FranchiseValues> => {
  const changed = changedFields(sentOf(before), sentOf(after));
  return pick(after, (name) => name in changed);
};
