import type { PropertyDemand } from '@setu/contracts';
import { monthsUntilNeeded } from './timeline';

export type Priority = PropertyDemand['priority'];

/** Priorities from the least to the most urgent. A priority's urgency is its position, from 1. */
const rising: readonly Priority[] = ['low', 'normal', 'high', 'urgent'];

/**
 * Priority of a demand by its timeline. Blank, immediate or within a month: urgent. Within three months: high. Within
 * six: normal. Later, or text without a time: low.
 */
export const priorityOf = (timeline: string | null, postedAt: Date): Priority => {
  const months = monthsUntilNeeded(timeline, postedAt);
  if (months === null || months > 6) return 'low';
  if (months > 3) return 'normal';
  return months > 1 ? 'high' : 'urgent';
};

/** Urgency by which demands are sorted: 1 (low) to 4 (urgent). */
export const urgencyOf = (priority: Priority): number => rising.indexOf(priority) + 1;

/** Decodes the priority from a stored urgency. */
export const priorityOfUrgency = (urgency: number): Priority => rising[urgency - 1] ?? 'low';
