import { makeLogger } from './logger';

const logged = (write: (logger: ReturnType<typeof makeLogger>) => void) => {
  const lines: string[] = [];
  write(makeLogger('catalog', 'info', { write: (line: string) => void lines.push(line) }));
  return lines;
};

it('the logger writes one JSON line per entry, with service and time', () => {
  const [line] = logged((logger) => logger.info({ path: '/x' }, 'request'));
  expect(line?.endsWith('\n')).toBe(true);
  expect(JSON.parse(line ?? '')).toMatchObject({
    service: 'catalog',
    path: '/x',
    msg: 'request',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

it('the logger hides secrets by name', () => {
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

it('the logger writes nothing below its level', () => {
  expect(logged((logger) => logger.debug('hidden'))).toEqual([]);
});

it('the logger masks an e-mail address and a phone number anywhere', () => {
  const text = logged((logger) => logger.warn({ to: 'asha@people.test' }, 'call 9820012345')).join('');
  expect(JSON.parse(text)).toMatchObject({ to: '[email]', msg: 'call [phone]' });
});

it('the logger hides row values in Postgres errors, and personal data in paths', () => {
  const err = Object.assign(new Error('x'), { detail: 'Key (name)=(hunter2)', severity: 'ERROR' });
  const text = logged((logger) => logger.error({ err, path: '/find/hunter%322' }, 'bug')).join('');
  expect(JSON.parse(text)).toMatchObject({ err: { message: 'x' }, path: '/find/[hidden]' });
  expect(text).not.toContain('hunter2');
});
