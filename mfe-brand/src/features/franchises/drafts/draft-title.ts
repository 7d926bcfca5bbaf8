import type { FranchiseDraftView } from '@setu/contracts';

/** The title of a draft, also of one that has none yet. */
export const draftTitle = ({ fields }: FranchiseDraftView): string => fields.title ?? 'Untitled franchise';
