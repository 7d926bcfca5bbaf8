import type { FranchiseDraftView } from '@setu/contracts';

/** The title of a draft, with a fallback for one that has none yet. */
export const draftTitle = ({ fields, published }: FranchiseDraftView): string =>
  fields.title ?? published?.title ?? 'Untitled franchise';
