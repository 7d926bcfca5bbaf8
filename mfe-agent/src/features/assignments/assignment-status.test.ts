import { anAssignment } from '../../../test/builders';
import { assignmentName, timelineOf } from './assignment-status';

test('assignmentName uses the last eight characters of the id', () => {
  expect(assignmentName('e0000000-0000-4000-8000-0000deadbeef')).toBe('Assignment #deadbeef');
});

const shape = (fields: Parameters<typeof anAssignment>[0]) =>
  timelineOf(anAssignment({ updatedAt: '2026-11-10T06:30:00.000Z', ...fields })).map(
    ({ label, at, state }) => [label, at?.slice(0, 10) ?? null, state],
  );
const assigned = ['Assigned by the brand', '2026-11-02', 'done'];
const ahead = [
  ['Completed by you', null, 'ahead'],
  ['Confirmed by the brand', null, 'ahead'],
];

test('timelineOf lists past, current and future entries for each status', () => {
  expect(shape({ status: 'active' })).toEqual([assigned, ['Work under way', null, 'now'], ...ahead]);
  expect(shape({ status: 'on_hold' })).toEqual([
    assigned,
    ['Put on hold by you', '2026-11-10', 'now'],
    ...ahead,
  ]);
  expect(shape({ status: 'completed' })).toEqual([
    assigned,
    ['Completed by you', '2026-11-10', 'done'],
    ['Waiting for the brand to confirm', null, 'now'],
  ]);
  expect(shape({ status: 'completed', completedAt: '2026-11-12T06:30:00.000Z', rating: 5 })).toEqual([
    assigned,
    ['Completed by you', null, 'done'],
    ['Confirmed by the brand, rated 5 of 5', '2026-11-12', 'done'],
  ]);
});
