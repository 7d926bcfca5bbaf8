import { publishTo, serviceFiles, serviceRelease } from '../../../gateway/test/front-ends';
import { useCli } from './use-cli';

const { gateway, release, json, publish } = useCli();

test('a refusal names gate, reason and fix; a given reason overrides it and is recorded', async () => {
  const routes = [{ path: '/franchises', audience: 'everyone', screen: './s', files: [], shared: [] }];
  await publish('greedy', '1', { routes });
  const refused = await release(['promote', 'greedy']);
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toBe(`greedy 1 was not deployed: 1 check failed.

  routes     greedy claims the page /franchises for visitors and 2 more, which public 0.1.0-abc already has.
             → Choose another path, or promote a version of public without it in the same step.
`);
  expect(await json(['promote', 'greedy'])).toMatchObject({
    code: 1,
    body: { error: { code: 'promotion_refused', issues: [{ path: 'routes', fix: expect.any(String) }] } },
  });
  const forced = await release(['canary', 'greedy', '0', '--override', 'it goes to no visitor']);
  expect([forced.code, forced.out]).toEqual([
    0,
    expect.stringContaining('goes to no visitor; no version is live'),
  ]);
  expect((await release(['history', 'greedy'])).out).toMatch(
    /canary +1 +done +0 %; over the gates: routes; it goes to no visitor\n.*promote +1 +refused +gates: routes/,
  );
});

test('a rollback to a version that no longer fits the schema is refused, unless a reason overrides it', async () => {
  const gone = { name: '2-drop', phase: 'contract', after: '0.2.0' } as const;
  for (const [version, migrations] of [
    ['0.1.0', []],
    ['0.2.0', [gone]],
  ] as const) {
    const ledger = { ...serviceRelease('ledger', version, []), migrations: [...migrations] };
    await publishTo(gateway().registry, ledger, serviceFiles);
    await release(['promote', 'ledger', version, '--override', 'nothing else runs']);
  }
  const refused = await release(['rollback', 'ledger']);
  expect([refused.code, refused.err]).toEqual([
    1,
    `ledger 0.1.0 was not restored, because it does not work on the present schema. 0.2.0 stays live.

  migrations 2-drop removed what ledger 0.1.0 uses; releases from 0.2.0 on do not use it.
             → Promote a version of ledger that does not use it, or publish one that restores it.
`,
  ]);
  const forced = await release(['rollback', 'ledger', '--override', 'it only reads']);
  expect(forced.out).toContain('0.1.0 of ledger is live again;');
  expect((await release(['history', 'ledger'])).out).toMatch(
    /rollback +0\.1\.0 +done +from 0\.2\.0; over the gates: migrations; it only reads\n/,
  );
});
