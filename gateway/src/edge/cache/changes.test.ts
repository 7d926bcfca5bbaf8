import { makeChanges, projectionTagOf, tagOf } from './changes';

const updated = 'catalog.franchise-updated.v1';

it('an event changes only its type and its aggregate', () => {
  const changes = makeChanges();
  const before = changes.position();
  changes.note(updated, 'a');
  expect(changes.hasChanged([tagOf(updated)], before)).toBe(true);
  expect(changes.hasChanged([tagOf(updated, 'a')], before)).toBe(true);
  expect(changes.hasChanged([tagOf(updated, 'b'), tagOf('catalog.other.v1')], before)).toBe(false);
  expect(changes.hasChanged([tagOf(updated)], changes.position())).toBe(false);
  changes.stop();
});

it('a gap changes everything', () => {
  const changes = makeChanges();
  const before = changes.position();
  changes.noteGap();
  expect(changes.hasChanged([tagOf(updated, 'a')], before)).toBe(true);
  expect(changes.hasChanged([tagOf(updated, 'a')], changes.position())).toBe(false);
});

it('a projection counts as changed one second and five seconds after its event', () => {
  jest.useFakeTimers();
  const changes = makeChanges();
  const tags = [projectionTagOf(updated)];
  changes.note(updated, 'a');
  const atEvent = changes.position();
  expect(changes.hasChanged(tags, 0)).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(changes.hasChanged(tags, atEvent)).toBe(true);
  const afterFirst = changes.position();
  jest.advanceTimersByTime(4_000);
  expect(changes.hasChanged(tags, afterFirst)).toBe(true);
  changes.stop();
  jest.useRealTimers();
});

it('a tag that is no longer stored counts as changed', () => {
  const changes = makeChanges();
  changes.note(updated, 'first');
  const afterFirst = changes.position();
  for (let n = 0; n < 60_000; n += 1) changes.note(updated, String(n));
  expect(changes.hasChanged([tagOf('catalog.never.v1')], 0)).toBe(true);
  expect(changes.hasChanged([tagOf('catalog.never.v1')], changes.position() - 10)).toBe(false);
  expect(changes.hasChanged([tagOf(updated, 'first')], afterFirst)).toBe(true);
  changes.stop();
});
