import type { AskedKind } from '@setu/contracts';

/** The kinds of listings that brands are asked about, with their tables. Both have the columns of questions. */
export const askedTables: Readonly<Record<AskedKind, string>> = {
  franchise: 'franchise_opportunities',
  requirement: 'property_requirements',
};

/** When a brand last changed or confirmed a listing. A later change of any release answers an earlier question. */
export const lastSign = 'greatest(updated_at, confirmed_at)';

/** Condition: a question waits for an answer. */
export const isAsked = `is_active and asked_at > ${lastSign}`;

/** Condition: the listing was deactivated without an answer, and not changed since. */
export const isClosed = `not is_active and unanswered_at > ${lastSign}`;
