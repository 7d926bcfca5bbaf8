import { z } from 'zod';
import { portNumber } from './kinds';
import { parseEnvironment, parseProcessEnvironment } from './parse-environment';
import { withRules } from './setting-rules';

const Settings = withRules(
  z.object({
    NATS_URL: z.string().meta({ form: 'an address such as `nats://a:4222`' }),
    PORT: portNumber.default(0),
    MODERATION: z.enum(['before', 'after']).default('after'),
    NATS_CREDS: z.string().optional(),
    NATS_NKEY: z.string().optional(),
    NATS_REPLICAS: z.coerce.number().optional(),
  }),
  [
    {
      name: 'NATS_NKEY',
      reads: ['NATS_CREDS', 'NATS_NKEY'],
      isKept: ({ NATS_CREDS, NATS_NKEY }) => !(NATS_CREDS && NATS_NKEY),
      problem: 'it is set, and NATS_CREDS too. Remove one of them.',
    },
    {
      name: 'PORT',
      reads: ['PORT'],
      isKept: ({ PORT }) => PORT !== 80,
      problem: 'it is taken. Use another one.',
    },
  ],
);
const messageOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing was refused');
};

test('one message reports every problem with its fix, and no value', () => {
  const environment = {
    PORT: 'hunter2',
    MODERATION: 'hunter2',
    NATS_CREDS: 'hunter2',
    NATS_NKEY: 'hunter2',
    NATS_REPLICA: 'hunter2',
  };
  expect(messageOf(() => parseProcessEnvironment({ all: Settings }, environment))).toBe(
    [
      '5 settings are not valid:',
      '- NATS_REPLICA: no process reads it. Write NATS_REPLICAS if you meant that one, or remove it.',
      '- NATS_URL: it is not set. Set it to an address such as `nats://a:4222`.',
      '- PORT: its value is not allowed. Use a whole number from 0 to 65535.',
      '- MODERATION: its value is not allowed. Use `before` or `after`.',
      '- NATS_NKEY: it is set, and NATS_CREDS too. Remove one of them.',
      'docs/configuration.md explains every setting.',
    ].join('\n'),
  );
});

test('a rule is checked even when an unrelated setting is wrong, and only once for two schemas', () => {
  const environment = { NATS_URL: 'x', PORT: '80', MODERATION: 'never' };
  const message = messageOf(() => parseProcessEnvironment({ one: Settings, two: Settings }, environment));
  expect(message.match(/PORT: it is taken/g)).toHaveLength(1);
  expect(message).toContain('MODERATION');
});

test('each schema has its own result', () => {
  const own = z
    .object({ MODERATION: z.string() })
    .transform(({ MODERATION }) => ({ isFirst: MODERATION === 'before' }));
  expect(
    parseProcessEnvironment({ base: Settings, own }, { NATS_URL: 'x', MODERATION: 'before' }),
  ).toMatchObject({ base: { NATS_URL: 'x', PORT: 0 }, own: { isFirst: true } });
});

test('an empty variable counts as not set', () => {
  expect(parseEnvironment(Settings, { NATS_URL: 'x', PORT: '', MODERATION: '' })).toEqual({
    NATS_URL: 'x',
    PORT: 0,
    MODERATION: 'after',
  });
  expect(messageOf(() => parseEnvironment(Settings, { NATS_URL: '' }))).toContain('NATS_URL: it is not set.');
});
