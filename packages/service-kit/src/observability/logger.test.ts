import { makeLogger } from './logger';

const logged = (write: (logger: ReturnType<typeof makeLogger>) => void) => {
  const lines: string[] = [];
  write(makeLogger('catalog', 'info', { write: (line: string) => void lines.push(line) }));
  return lines;
};

it('writes one JSON line an entry, with service and time', () => {
  const [line] = logged((logger) => logger.info({ path: '/x' }, 'request'));
  expect(line?.endsWith('\n')).toBe(true);
  expect(JSON.parse(line ?? '')).toMatchObject({
    service: 'catalog',
    path: '/x',
    msg: 'request',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

it('hides secrets by name', () => {
  const text = logged((logger) =>
    logger.info(
      {
        password: 'hunter2',
        body: { password: 'hunter2' },
        headers: { cookie: 'hunter2', authorization: 'hunter2', 'x-caller-token': 'hunter2' },
      },
      'entry',
    ),
  ).join('');
  expect(text).not.toContain('hunter2');
});

it('writes nothing below its level', () => {
  expect(logged((logger) => logger.debug('hidden'))).toEqual([]);
});

it('masks an e-mail address and a phone number wherever they are', () => {
  const text = logged((logger) => logger.warn({ to: 'asha@people.test' }, 'call 9820012345')).join('');
  expect(JSON.parse(text)).toMatchObject({ to: '[email]', msg: 'call [phone]' });
});

it('hides what Postgres repeats of a row, and what a path holds of a person', () => {
  const err = Object.assign(new Error('x'), { detail: 'Key (name)=(hunter2)', severity: 'ERROR' });
  const text = logged((logger) => logger.error({ err, path: '/find/hunter%322' }, 'bug')).join('');
  expect(JSON.parse(text)).toMatchObject({ err: { message: 'x' }, path: '/find/[hidden]' });
  expect(text).not.toContain('hunter2');
});
