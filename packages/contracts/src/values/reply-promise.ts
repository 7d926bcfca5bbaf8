import { z } from 'zod';

/**
 * The reply promise: the brand answers at least `percent` of its inquiries about franchises within `hours`. Measured over those of the last
 * `days`; with fewer than `fewest` of them nothing is said.
 */
export const replyPromise = { percent: 90, hours: 24, days: 90, fewest: 10 } as const;

/** How many inquiries of the measured days count, and how many of them were answered in time. */
export const ReplyRecord = z.object({ inquiries: z.int(), answered: z.int() });
export type ReplyRecord = z.output<typeof ReplyRecord>;

/** Whether a brand keeps the reply promise. */
export const isPromiseKept = ({ inquiries, answered }: ReplyRecord): boolean =>
  inquiries >= replyPromise.fewest && answered * 100 >= inquiries * replyPromise.percent;

/** How many of the next inquiries a brand must answer in time, one after the other, to keep the promise; 0 when it does. */
export const answersMissing = ({ inquiries, answered }: ReplyRecord): number => {
  const late = replyPromise.percent * inquiries - 100 * answered;
  return Math.max(0, replyPromise.fewest - inquiries, Math.ceil(late / (100 - replyPromise.percent)));
};

/** The mark of a brand that keeps the promise. */
export const replyPromiseText = `Answers ${replyPromise.percent}% within ${replyPromise.hours} hours`;

/** The rule, for investors and brands alike. */
export const replyPromiseRule =
  `The mark means that the brand answered at least ${replyPromise.percent}% of its inquiries of the last ${replyPromise.days} days within ` +
  `${replyPromise.hours} hours, of at least ${replyPromise.fewest} inquiries. Inquiries of the last ${replyPromise.hours} hours do not count, ` +
  'nor do those that were withdrawn before or that a suspended account sent.';

/** Days by which a franchise of a brand that keeps the promise counts as newer in the recommended order, as for each part of a complete listing. */
export const replyPromiseDays = 30;
