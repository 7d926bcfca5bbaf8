import { isId } from '@setu/contracts';
import { mostCompared } from '@setu/marketplace';

/** Name of the parameter of the comparison's address. */
export const idsParameter = 'ids';

/** The franchises in an address: each once and valid, at most four, in its order; and how many more it has. */
export const comparedIn = (search: URLSearchParams): { ids: string[]; more: number } => {
  const typed = search.getAll(idsParameter).flatMap((text) => text.split(','));
  const known = typed.map((text) => text.trim().toLowerCase()).filter(isId);
  const all = [...new Set(known)];
  return { ids: all.slice(0, mostCompared), more: Math.max(0, all.length - mostCompared) };
};
