import { describeFailure } from './failure';

const error = (interaction: string, mismatch: object) => ({ interaction, mismatch });
const verdict = (...errors: object[]) => JSON.stringify({ errors, output: [] });

it('names the first interaction that failed, what is wrong and where, and how many more', () => {
  const first = error(
    'Verifying a pact between mfe-brand and catalog Given signed in as brand - all of them',
    {
      type: 'mismatches',
      mismatches: [{ mismatch: 'Actual map is missing the following keys: title', path: '$[0]' }],
    },
  );
  expect(describeFailure(verdict(first, first))).toBe(
    '“Given signed in as brand - all of them”: Actual map is missing the following keys: title at $[0]; 1 more',
  );
});

it('says what stands in the way of an interaction', () => {
  const refused = error('a and b', { type: 'error', message: 'connection refused' });
  expect(describeFailure(verdict(refused))).toBe('“a and b”: connection refused');
});

it('passes on what is no verdict, as long as it is short', () => {
  expect(describeFailure('mfe-brand names states nobody brings about: x')).toBe(
    'mfe-brand names states nobody brings about: x',
  );
  expect(describeFailure('x'.repeat(5_000)).length).toBeLessThan(700);
});
