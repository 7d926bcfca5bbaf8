import { BusinessCategory } from '@setu/contracts';
import { z } from 'zod';
import groups from './synonyms.json';

const Synonyms = z.strictObject({
  /** Each word finds all words of the group. A phrase finds texts in which its words are adjacent. */
  words: z.array(z.string().min(1)).min(1),
  /** Wider words for near matches, when none of `words` finds anything. */
  near: z.array(z.string().min(1)).optional(),
  /** Category of such businesses. It ranks their listings higher and is the last resort of near matches. */
  category: BusinessCategory.optional(),
  /** True for a word with little meaning next to another word: `gift shop` is about gifts. */
  isGeneric: z.literal(true).optional(),
});
/** Words with the same meaning in a search. */
export type Synonyms = z.output<typeof Synonyms>;

/**
 * All groups of `synonyms.json`: English, Hindi and Hinglish with the usual spellings. Plurals are found without being listed.
 * @throws ZodError at start-up when the file is malformed
 */
export const synonyms: readonly Synonyms[] = z
  .record(z.string(), z.array(Synonyms))
  .transform(Object.values<Synonyms[]>)
  .parse(groups)
  .flat();

/** Words without meaning for a search, because every listing is a franchise business. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a an the and or of for to with on by from in at near around me mein my is are i we want need best top good new
  start starting open business businesses franchise franchises franchising outlet outlets centre center opportunity opportunities idea ideas india
  indian company brand brands investment invest budget rs inr rupees lakh lakhs crore price cost profit profitable
  ka ki ke ko se hai chahiye karna kaise kholna kholne liye wala wali wale mujhe apna aur ya tak kam
  का की के को से है में चाहिए फ्रेंचाइजी बिजनेस व्यापार धंधा dhandha vyapar`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
