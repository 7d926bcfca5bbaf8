import { exitCodes, Failure, failureText } from './failure';

test.each(['fix', 'mend'])('the text of a failure shows the %s of an issue on a separate line', (field) => {
  const message = 'mfe-x 1 requires react ^99. Promote a shell that provides it first.';
  const issue = { path: 'shared', message, [field]: 'Promote a shell that provides it first.' };
  expect(failureText(new Failure(exitCodes.refused, 'promotion_refused', 'Not deployed.', [issue]))).toBe(
    'Not deployed.\n\n  shared     mfe-x 1 requires react ^99.\n             → Promote a shell that provides it first.',
  );
});
