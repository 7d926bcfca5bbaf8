import { shownLine } from './service-process';

test('successful requests only appear in the log file', () => {
  expect(shownLine('{"level":30,"msg":"GET /api/franchises"}', 'stdout')).toBeUndefined();
  expect(shownLine('listening', 'stdout')).toBeUndefined();
});

test('errors appear on the console with their request and stack', () => {
  const line = JSON.stringify({
    level: 50,
    msg: 'failed',
    requestId: 'r1',
    err: { stack: 'Error: no\n at x' },
  });
  expect(shownLine(line, 'stdout')).toBe('error: failed (request r1) Error: no\n at x');
});

test('the output of a crash on standard error appears unchanged', () => {
  expect(shownLine('Error: no', 'stderr')).toBe('Error: no');
  expect(shownLine('{"level":60, cut off', 'stdout')).toBe('{"level":60, cut off');
});
