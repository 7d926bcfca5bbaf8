import type { AssignmentView } from '@setu/contracts';
import type { BadgeTone } from '@setu/ui';

/** The name of an assignment, from the last eight characters of its id. */
export const assignmentName = (id: string): string => `Assignment #${id.slice(-8)}`;

export const statusTones: Readonly<Record<AssignmentView['status'], BadgeTone>> = {
  active: 'success',
  on_hold: 'warning',
  completed: 'secondary',
};

/** One entry in the timeline of an assignment. */
export interface TimelineEntry {
  label: string;
  /** When it happened; null for a future or unknown time. */
  at: string | null;
  state: 'done' | 'now' | 'ahead';
}

type Dated = Pick<AssignmentView, 'status' | 'assignedAt' | 'updatedAt' | 'completedAt' | 'rating'>;

const stars = (rating: number | null) => (rating === null ? '' : `, rated ${rating} of 5`);

/** The timeline of an assignment, from the brand's decision to its confirmation. */
export const timelineOf = ({
  status,
  assignedAt,
  updatedAt,
  completedAt,
  rating,
}: Dated): TimelineEntry[] => {
  const assigned: TimelineEntry = { label: 'Assigned by the brand', at: assignedAt, state: 'done' };
  const confirm: TimelineEntry = { label: 'Confirmed by the brand', at: null, state: 'ahead' };
  const complete: TimelineEntry = { label: 'Completed by you', at: null, state: 'ahead' };
  if (status === 'active')
    return [assigned, { label: 'Work under way', at: null, state: 'now' }, complete, confirm];
  if (status === 'on_hold')
    return [assigned, { label: 'Put on hold by you', at: updatedAt, state: 'now' }, complete, confirm];
  if (completedAt === null)
    return [
      assigned,
      { ...complete, at: updatedAt, state: 'done' },
      { ...confirm, label: 'Waiting for the brand to confirm', state: 'now' },
    ];
  return [
    assigned,
    { ...complete, state: 'done' },
    { label: `Confirmed by the brand${stars(rating)}`, at: completedAt, state: 'done' },
  ];
};
