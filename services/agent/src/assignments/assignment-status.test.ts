import { type AssignmentStatus, awaitsConfirmation, mayFollow } from './assignment-status';

const statuses: AssignmentStatus[] = ['active', 'on_hold', 'completed'];

it.each<[AssignmentStatus, AssignmentStatus[]]>([
  ['active', ['on_hold', 'completed']],
  ['on_hold', ['active', 'completed']],
  ['completed', []],
])('after %s may come %j', (from, allowed) => {
  expect(statuses.filter((to) => mayFollow(from, to))).toEqual(allowed);
});

it('only what is completed and not confirmed waits for the brand', () => {
  const waiting = statuses.filter((status) => awaitsConfirmation({ status, completedAt: null }));
  expect(waiting).toEqual(['completed']);
  expect(awaitsConfirmation({ status: 'completed', completedAt: new Date() })).toBe(false);
});
