import { parseJson } from '@setu/registry-client';
import { z } from 'zod';

const Mismatch = z.object({ mismatch: z.string().optional(), path: z.string().optional() });
/** What the Pact verifier reports about a pact that is not satisfied. */
const Verdict = z.object({
  errors: z
    .array(
      z.object({
        interaction: z.string(),
        mismatch: z.object({ mismatches: z.array(Mismatch).optional(), message: z.string().optional() }),
      }),
    )
    .min(1),
});

const longest = 600;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text);

/** Describes the first failure in a sentence, and how many more there are. */
export const describeFailure = (error: string): string => {
  const parsed = Verdict.safeParse(parseJson(error));
  if (!parsed.success) return cut(error.trim());
  const [first, ...more] = parsed.data.errors;
  const name = first?.interaction.replace(/^Verifying a pact between \S+ and \S+ /, '') ?? '';
  const mismatch = first?.mismatch.mismatches?.[0];
  const what = mismatch?.mismatch ?? first?.mismatch.message ?? 'it answers otherwise';
  const where = mismatch?.path && mismatch.path !== '$' ? ` at ${mismatch.path}` : '';
  const rest = more.length === 0 ? '' : `; ${more.length} more`;
  return `“${cut(name)}”: ${cut(what)}${where}${rest}`;
};
