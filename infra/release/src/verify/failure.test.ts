import { describeFailure } from './failure';

const error = (interaction: string, mismatch: object) => ({ interaction, mismatch });
const verdict = (...errors: object[]) => JSON.stringify({ errors, output: [] });

it('describeFailure names the first failed interaction, what is wrong and where, and how many more failed', () => {
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

it('describeFailure names the error that prevents an interaction', () => {
  const refused = error('a and b', { type: 'error', message: 'connection refused' });
  expect(describeFailure(verdict(refused))).toBe('“a and b”: connection refused');
});

it('describeFailure returns other output unchanged, but shortened', () => {
  expect(describeFailure('mfe-brand names states nobody brings about: x')).toBe(
    'mfe-brand names states nobody brings about: x',
  );
  expect(describeFailure('x'.repeat(5_000)).length).toBeLessThan(700);
});
