import { useCli } from './use-cli';

const { release, json, publish } = useCli();

test('canary, promote and rollback change what is live, and status and history show it', async () => {
  await publish('walk', '1');
  expect((await release(['promote', 'walk'])).out).toBe(
    'walk 1 is live for everybody; no earlier version was live.\n',
  );
  expect(await json(['canary', 'walk', '5'])).toMatchObject({
    code: 1,
    body: { error: { code: 'already_live' } },
  });
  await publish('walk', '2');
  expect((await release(['canary', 'walk', '12.5%'])).out).toMatch(
    /^walk 2 goes to 12\.5 % of visitors; 1 is/,
  );
  const during = await json(['status', 'walk']);
  expect(during.body.deployment).toMatchObject({ live: '1', canary: { version: '2', percent: 12.5 } });
  expect((await release(['promote', 'walk', '2'])).out).toContain('a rollback would restore 1.');
  const back = await release(['rollback', 'walk', '--reason', 'the plot is empty']);
  expect(back.out).toBe('1 of walk is live again; another rollback would end it: it is the first version.\n');

  const all = await release(['status']);
  expect(all.out).toMatch(/^deployable +kind +live +since \(.+\) +by +canary +rollback to +newest\n─/);
  expect(all.out).toMatch(/\nwalk +remote +1 /);
  expect(all.out).toContain('walk: rolled back: the plot is empty');
  const one = await release(['status', 'walk']);
  expect(one.out).toMatch(/^walk \(remote\)\nlive +1\nlast +rollback by platform\//);
  expect(one.out).toMatch(/\n2 +\d\d \w{3} \d{4} \d\d:\d\d +platform\S* .*c0ffee00c0 +0 +0 +0\n/);
  const history = await json(['history', 'walk']);
  expect(history.body.map(({ action }: { action: string }) => action)).toEqual([
    'rollback',
    'promote',
    'canary',
    'publish',
    'promote',
    'publish',
  ]);
  const older = await json(['history', 'walk', '--before', String(history.body[3].id)]);
  expect(older.body).toEqual(history.body.slice(4));
  expect((await release(['history', 'walk'])).out).toMatch(/canary +2 +done +12\.5 %\n/);
});

test('a rollback ends a first release, promote restores it, and a rollback of the first shell is refused', async () => {
  await publish('first');
  await release(['promote', 'first']);
  expect((await release(['rollback', 'first'])).out).toBe(
    'No version of first is live now. To restore it: npm run release -- promote first\n',
  );
  expect(await json(['rollback', 'first'])).toMatchObject({
    code: 1,
    body: { error: { code: 'nothing_to_return_to' } },
  });
  expect((await release(['promote', 'first'])).code).toBe(0);
  const shell = await release(['rollback', 'shell']);
  expect([shell.code, shell.err]).toEqual([
    1,
    expect.stringContaining('no page can be shown without a shell'),
  ]);
});

test('promote of the live version changes nothing and adds no line to the history', async () => {
  await publish('stays');
  await release(['promote', 'stays']);
  const before = (await json(['history', 'stays'])).body;
  expect(await release(['promote', 'stays'])).toMatchObject({
    code: 0,
    out: 'stays 1 is already live; nothing changed.\n',
  });
  expect((await json(['history', 'stays'])).body).toEqual(before);
});

test('canary refuses an invalid share of visitors before it looks up the version', async () => {
  for (const share of ['300', 'abc', '-1', ''])
    expect(await json(['canary', 'walk', share])).toEqual({
      code: 2,
      body: {
        error: {
          code: 'usage',
          exitCode: 2,
          issues: [],
          message: expect.stringContaining('A canary goes to 0 to 100 percent of visitors'),
        },
      },
    });
});

test('promote is refused when another person promoted after the caller looked', async () => {
  for (const version of ['1', '2', '3']) await publish('race', version);
  await release(['promote', 'race', '1']);
  const ends = await Promise.all([release(['promote', 'race', '2']), release(['promote', 'race', '3'])]);
  // Either the promotions run one after the other, or one is refused. They never both ignore each other.
  const live = (await json(['status', 'race'])).body.deployment.live;
  const late = await release(['promote', 'race', live === '2' ? '3' : '2', '--expect-live', '1']);
  expect(ends.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
  expect(late).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      `race was changed meanwhile: ${live} is live now, and you expected 1. The last change was promote by`,
    ),
  });
  const none = await release(['rollback', 'race', '--expect-live', 'none']);
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('and you expected nothing')]);
});

test('several releases are promoted together or not at all', async () => {
  for (const name of ['left', 'right']) await publish(name);
  await publish('right', '2');
  const both = await release(['promote', 'left', 'right@1']);
  expect([both.code, both.out]).toEqual([
    0,
    'left 1 is live for everybody; no earlier version was live.\nright 1 is live for everybody; no earlier version was live.\n',
  ]);
  expect((await json(['promote', 'left', '1', 'right', '2'])).body).toMatchObject([
    { name: 'left', deployment: { live: '1' } },
    { name: 'right', deployment: { live: '2' } },
  ]);
  await publish('left', '2');
  await publish('wide', '1', { budget: 1 });
  const refused = await release(['promote', 'left', 'wide']);
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringContaining('wide 1 was not deployed: 1 check failed'),
  ]);
  expect((await json(['status', 'left'])).body.deployment.live).toBe('1');
  expect((await json(['promote', 'left', 'left@2'])).body).toMatchObject({ error: { code: 'usage' } });
});

test('a Pact Broker that cannot record a deployment is noted and does not change the exit code', async () => {
  await publish('recorded', '1');
  await publish('recorded', '2');
  const env = {
    PATH: process.env.PATH,
    PACT_BROKER_BASE_URL: 'http://127.0.0.1:9',
    PACT_BROKER_HTTP_RETRIES: '0',
  };
  const override = ['--override', 'the broker is away'];
  for (const version of ['1', '2']) {
    const done = await release(['promote', 'recorded', version, ...override], env);
    expect([done.code, done.out]).toEqual([0, expect.stringContaining(`recorded ${version} is live`)]);
    expect(done.err).toContain(`The Pact Broker could not record that recorded ${version} is live: `);
  }
  const back = await release(['rollback', 'recorded'], env);
  expect([back.code, back.out]).toEqual([0, expect.stringContaining('1 of recorded is live again')]);
  expect(back.err).toContain('The Pact Broker could not record that recorded 1 is live: ');
  const refused = await release(['promote', 'recorded', '2'], env);
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect((await json(['status', 'recorded'])).body.deployment.live).toBe('1');
});
