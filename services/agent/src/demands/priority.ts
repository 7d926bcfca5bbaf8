import type { PropertyDemand } from '@setu/contracts';
import { monthsUntilNeeded } from './timeline';

export type Priority = PropertyDemand['priority'];

/** Priorities from the least to the most urgent; a priority's urgency is its place, from 1. */
const rising: readonly Priority[] = ['low', 'normal', 'high', 'urgent'];

/**
 * Priority of a demand from its timeline: blank, immediate or within a month urgent; within three months high; within
 * six normal; later, or a text that names no time, low.
 */
export const priorityOf = (timeline: string | null, postedAt: Date): Priority => {
  const months = monthsUntilNeeded(timeline, postedAt);
  if (months === null || months > 6) return 'low';
  if (months > 3) return 'normal';
  return months > 1 ? 'high' : 'urgent';
};

/** 1 (low) to 4 (urgent): what demands are sorted by. */
export const urgencyOf = (priority: Priority): number => rising.indexOf(priority) + 1;

/** The priority behind a stored urgency. */
export const priorityOfUrgency = (urgency: number): Priority => rising[urgency - 1] ?? 'low';
