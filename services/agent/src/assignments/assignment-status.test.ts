import { type AssignmentStatus, awaitsConfirmation, mayFollow } from './assignment-status';

const statuses: AssignmentStatus[] = ['active', 'on_hold', 'completed'];

it.each<[AssignmentStatus, AssignmentStatus[]]>([
  ['active', ['on_hold', 'completed']],
  ['on_hold', ['active', 'completed']],
  ['completed', []],
])('the next statuses of an assignment that is %s are %j', (from, allowed) => {
  expect(statuses.filter((to) => mayFollow(from, to))).toEqual(allowed);
});

it('only a completed and unconfirmed assignment waits for the brand', () => {
  const waiting = statuses.filter((status) => awaitsConfirmation({ status, completedAt: null }));
  expect(waiting).toEqual(['completed']);
  expect(awaitsConfirmation({ status: 'completed', completedAt: new Date() })).toBe(false);
});
