import { MeetingFields, meetingDraftOf } from './meeting-fields';

const fields = { time1: '2026-12-01T11:00', time2: '', time3: '', minutes: '60', place: '' };
const problems = (more: object) =>
  MeetingFields.safeParse({ ...fields, ...more }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('empty times are left out, and the others are Indian times', () => {
  expect(meetingDraftOf({ ...fields, time3: '2026-12-02T15:30' })).toEqual({
    times: ['2026-12-01T05:30:00.000Z', '2026-12-02T10:00:00.000Z'],
    minutes: 60,
    place: '',
  });
});

test.each([
  [{}, []],
  [{ time1: '' }, ['time1']],
  [{ time3: 'soon' }, ['time3']],
  [{ minutes: '7' }, ['minutes']],
  [{ place: 'x'.repeat(301) }, ['place']],
])('the fields %j have issues on %j', (more, wrong) => {
  expect(problems(more)).toEqual(wrong);
});
