import { Client } from 'pg';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { agentWithProperty } from '../src/journeys/offer-by-call';
import { readRun } from '../src/platform/platform';
import { type RegisteredSession, registered } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

/** A pair of people, and a brand to which both have sent this many inquiries. */
interface Account {
  investor: RegisteredSession;
  agent: RegisteredSession;
  brand: RegisteredSession;
}

const makeAccount = async (database: Client, count: number): Promise<Account> => {
  const [investor, { agent }, brand] = await Promise.all([
    registered('investor'),
    agentWithProperty(),
    registered('brand'),
  ]);
  for (const { user } of [investor, agent])
    await database.query(
      `insert into inquiries (id, from_user_id, to_user_id, franchise_id, requirement_id, kind, subject, message, status,
         created_at, updated_at)
       select gen_random_uuid(), $1::uuid, $2::uuid, case when $3 then null else gen_random_uuid() end,
         case when $3 then gen_random_uuid() end, case when $3 then 'offer' else 'franchise' end, 'Question ' || n, 'Message',
         'open', now() - n * interval '1 minute', now()
       from generate_series(1, $4::integer) n`,
      [user.id, brand.user.id, user.id === agent.user.id, count],
    );
  return { investor, agent, brand };
};

let kit: BrowserKit;
let small: Account;
let large: Account;
beforeAll(async () => {
  kit = await openBrowser();
  const { postgres } = await readRun();
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  try {
    await database.query('set search_path to inquiry');
    small = await makeAccount(database, 100);
    large = await makeAccount(database, 10_000);
    await database.query('analyze inquiries');
  } finally {
    await database.end();
  }
});
afterAll(() => kit.close());

/** Length of the longest list in a value. */
const longestList = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(own, ...Object.values(value).map(longestList));
};

const htmlOf = async (session: RegisteredSession, path: string) => {
  const { text } = await session.call('GET', path, { headers: { accept: 'text/html' } });
  const { state } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');
  return {
    bytes: Buffer.byteLength(text),
    longest: longestList(state),
    isRendered: text.includes('data-rendered'),
  };
};

const pageSize = 24;
const dashboards: [keyof Account, string][] = [
  ['investor', '/dashboard'],
  ['investor', '/dashboard?tab=interests'],
  ['brand', '/dashboard'],
  ['brand', '/dashboard?tab=inquiries'],
  ['brand', '/dashboard?tab=inquiries&view=board'],
  ['agent', '/dashboard'],
  ['agent', '/dashboard?panel=messages'],
];

test.each(dashboards)(
  'the page of the %s at %s is as small with 10,000 inquiries as with 100',
  async (who, path) => {
    const [usual, found] = await Promise.all([htmlOf(small[who], path), htmlOf(large[who], path)]);
    expect(found.isRendered).toBe(true);
    expect(found.longest).toBeLessThanOrEqual(Math.max(usual.longest, pageSize));
    expect(found.bytes).toBeLessThan(usual.bytes * 1.1);
  },
);

test.each<[keyof Account, string, 'main' | 'dialog']>([
  ['investor', '/dashboard?tab=interests', 'main'],
  ['brand', '/dashboard?tab=inquiries', 'main'],
  ['agent', '/dashboard?panel=messages', 'dialog'],
])('the %s with 10,000 inquiries reads them page by page at %s', async (who, path, place) => {
  const { page, errors } = await browserOf(kit, large[who]);
  await page.goto(path);
  const next = page.waitForResponse((reply) => /\/api\/inquiries\?.*cursor=/.test(reply.url()));
  await page.getByRole(place).getByRole('button', { name: 'Load more' }).first().click();
  const reply = await next;
  const items: { subject: string }[] = await reply.json();
  expect(items).toHaveLength(pageSize);
  expect(reply.headers()).toMatchObject({ 'x-total-count': '1000', 'x-total-is-bound': 'true' });
  await page
    .getByText(items.at(-1)?.subject ?? '', { exact: false })
    .first()
    .waitFor();
  expect(errors).toEqual([]);
});
