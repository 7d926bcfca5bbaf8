import { randomUUID } from 'node:crypto';
import type { UserRole } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { makeFranchise, makeInquiry, makePerson, makeRequirement, setUpInquiries } from '../../test/builders';

const inquiries = setUpInquiries();

const db = () => inquiries.db;
const list = (as: TestUser | null, query = '') =>
  inquiries.service.call('GET', `/api/inquiries${query}`, { as });
const ids = (body: { id: string }[]) => body.map(({ id }) => id);
const nextOf = (headers: Headers) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** `count` inquiries of one sender, newest first. Every third has the same instant as the previous one. */
const makeMany = async (from: TestUser, to: TestUser, count: number) => {
  const made: { id: string; at: number }[] = [];
  for (let n = 0; n < count; n += 1) {
    const createdAt = minutesAgo(n - (n % 3 === 2 ? 1 : 0) + 1);
    createdAt.setSeconds(0, 0);
    made.push({ id: (await makeInquiry(db(), { from, to, createdAt })).id, at: createdAt.getTime() });
  }
  return made.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
};

describe('inquiries of the caller', () => {
  it('a brand reads the inquiries it received, with the names of senders and franchises', async () => {
    const sender = await makePerson(db());
    const { id: franchiseId, title, owner } = await makeFranchise(db());
    const { id } = await makeInquiry(db(), { from: sender, to: owner, franchiseId });
    await makeInquiry(db(), { from: owner, to: someone('brand') });
    await makeInquiry(db(), { from: sender, to: someone('brand') });

    const reply = await list(owner);
    expect(reply.status).toBe(200);
    expect(reply.body).toHaveLength(1);
    expect(reply.body[0]).toMatchObject({ id, fromName: sender.displayName, franchiseTitle: title });
    expect(reply.headers.get('x-total-count')).toBe('1');
    expect(reply.headers.get('link')).toBeNull();
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it.each<UserRole>(['investor', 'agent', 'admin'])(
    'a caller of the role %s reads the inquiries they sent',
    async (role) => {
      const sender = someone(role);
      const { id } = await makeInquiry(db(), { from: sender, to: someone('brand') });
      await makeInquiry(db(), { from: someone('brand'), to: sender });
      const reply = await list(sender);
      expect(ids(reply.body)).toEqual([id]);
      expect(reply.body[0]).toMatchObject({ fromName: null, toName: null, franchiseTitle: null });
    },
  );

  it('a caller reads only their own inquiries about a franchise', async () => {
    const sender = someone('investor');
    const { id: franchiseId, owner } = await makeFranchise(db());
    const { id } = await makeInquiry(db(), { from: sender, to: owner, franchiseId });
    await makeInquiry(db(), { from: sender, to: someone('brand') });
    await makeInquiry(db(), { from: someone('investor'), to: owner, franchiseId });
    const reply = await list(sender, `?box=sent&limit=1&franchiseId=${franchiseId}`);
    expect([ids(reply.body), reply.headers.get('x-total-count')]).toEqual([[id], '1']);
    expect((await list(sender, '?franchiseId=first')).status).toBe(400);
  });

  it('a caller without inquiries reads an empty list', async () => {
    const reply = await list(someone('investor'));
    expect(reply.body).toEqual([]);
    expect(reply.headers.get('x-total-count')).toBe('0');
  });

  it('listing inquiries without a session answers 401', async () => {
    const reply = await list(null);
    expect(reply.status).toBe(401);
    expect(reply.body.title).toBe('Unauthorized');
  });
});

describe('the box query', () => {
  it('an agent reads the visit requests that it received, a brand those that it sent', async () => {
    const brand = await makePerson(db(), someone('brand'));
    const agent = await makePerson(db(), someone('agent'));
    const { id: requirementId, title } = await makeRequirement(db(), { brand });
    const { id } = await makeInquiry(db(), { from: brand, to: agent, requirementId });
    await makeInquiry(db(), { from: agent, to: brand, requirementId });

    const ofAgent = await list(agent, '?box=received');
    const ofBrand = await list(brand, '?box=sent');
    for (const { status, body, headers } of [ofAgent, ofBrand]) {
      expect(status).toBe(200);
      expect(headers.get('x-total-count')).toBe('1');
      expect(body).toMatchObject([
        { id, fromName: brand.displayName, toName: agent.displayName, requirementTitle: title },
      ]);
    }
  });

  it.each<UserRole>(['investor', 'agent', 'brand', 'admin'])(
    'both boxes of the role %s contain only the caller’s inquiries',
    async (role) => {
      const user = someone(role);
      const [sent, received] = [
        await makeInquiry(db(), { from: user, to: someone('brand') }),
        await makeInquiry(db(), { from: someone('investor'), to: user }),
      ];
      expect(ids((await list(user, '?box=sent')).body)).toEqual([sent.id]);
      expect(ids((await list(user, '?box=received')).body)).toEqual([received.id]);
    },
  );
});

describe('the requirement query', () => {
  it('a brand reads only the offers to one requirement, page by page', async () => {
    const { id: requirementId, brand } = await makeRequirement(db());
    const offers: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const createdAt = minutesAgo(n);
      offers.push(
        (await makeInquiry(db(), { from: someone('agent'), to: brand, requirementId, createdAt })).id,
      );
    }
    await makeInquiry(db(), { from: someone('agent'), to: brand, requirementId: randomUUID() });
    await makeInquiry(db(), { from: someone('investor'), to: brand });

    const first = await list(brand, `?requirementId=${requirementId}&limit=2&box=received`);
    expect(first.headers.get('x-total-count')).toBe('3');
    const second = await inquiries.service.call('GET', nextOf(first.headers) ?? '', { as: brand });
    expect([...ids(first.body), ...ids(second.body)]).toEqual(offers);
  });

  it('a brand reads all offers of agents without the inquiries of investors', async () => {
    const { id: requirementId, brand } = await makeRequirement(db());
    const offer = await makeInquiry(db(), { from: someone('agent'), to: brand, requirementId });
    const question = await makeInquiry(db(), { from: someone('investor'), to: brand });
    expect(ids((await list(brand, '?kind=offer')).body)).toEqual([offer.id]);
    expect(ids((await list(brand, '?kind=franchise')).body)).toEqual([question.id]);
    expect((await list(brand, '?kind=gift')).status).toBe(400);
  });

  it('the offers to a requirement of another brand are not listed', async () => {
    const { id: requirementId, brand } = await makeRequirement(db());
    await makeInquiry(db(), { from: someone('agent'), to: brand, requirementId });
    for (const box of ['sent', 'received']) {
      const reply = await list(someone('brand'), `?requirementId=${requirementId}&box=${box}`);
      expect(reply.body).toEqual([]);
    }
  });
});

describe('pages of inquiries', () => {
  it('pages list every inquiry once, newest first, while new inquiries arrive', async () => {
    const [sender, brand] = [someone('investor'), someone('brand')];
    const expected = await makeMany(sender, brand, 11);
    const seen: string[] = [];
    let path: string | undefined = '/api/inquiries?limit=4';
    while (path) {
      const reply: Awaited<ReturnType<typeof list>> = await inquiries.service.call('GET', path, {
        as: sender,
      });
      expect(reply.status).toBe(200);
      seen.push(...ids(reply.body));
      path = nextOf(reply.headers);
      await makeInquiry(db(), { from: sender, to: brand, createdAt: new Date(Date.now() + 1_000) });
    }
    expect(seen).toEqual(expected);
  });

  it('a page has 24 inquiries by default, and the next link keeps the filter', async () => {
    const [sender, brand] = [someone('investor'), someone('brand')];
    for (let n = 0; n < 26; n += 1) await makeInquiry(db(), { from: sender, to: brand, status: 'declined' });
    await makeInquiry(db(), { from: sender, to: brand });

    const first = await list(brand, '?status=declined');
    expect(first.body).toHaveLength(24);
    expect(first.headers.get('x-total-count')).toBe('26');
    const next = nextOf(first.headers);
    expect(next).toContain('status=declined');
    const second = await inquiries.service.call('GET', next ?? '', { as: brand });
    expect(second.body).toHaveLength(2);
    expect(nextOf(second.headers)).toBeUndefined();
    expect((await list(brand)).headers.get('x-total-count')).toBe('27');
  });
});

describe('wrong queries', () => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['letters', 'garbage'],
    ['nothing', ''],
    ['another shape', cursor({ at: 1 })],
    ['no instant', cursor(['yesterday', randomUUID()])],
    ['an instant in words', cursor([new Date().toISOString(), randomUUID()])],
    ['an instant before there is any', cursor([Date.parse('0000-01-01T00:00:00.000Z'), randomUUID()])],
    ['an instant Postgres does not hold', cursor([8_640_000_000_000_000, randomUUID()])],
    ['half a millisecond', cursor([0.5, randomUUID()])],
    ['no id', cursor([Date.now(), 'x'])],
    ['too many values', cursor([Date.now(), randomUUID(), 1])],
    ['NUL', cursor([Date.now(), `${randomUUID()}\u0000`])],
  ])('a cursor that is %s answers 400 invalid_cursor', async (_, value) => {
    const reply = await list(someone('investor'), `?cursor=${value}`);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'invalid_cursor', errors: [{ path: 'cursor' }] });
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=ten',
    'limit=1&limit=2',
    'status=lost',
    'cursor=a&cursor=b',
    'box=all',
    'box=sent&box=received',
    'requirementId=first',
    'requirementId=%00',
  ])('listing inquiries with %s answers 400', async (query) => {
    const reply = await list(someone('brand'), `?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('validation_failed');
  });
});

describe('with 20,000 inquiries', () => {
  const plan = async (sql: string, values: string[]) => {
    const { rows } = await db().raw<{ rows: Record<string, string>[] }>(`explain ${sql}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const [sender, brand] = [someone('agent'), someone('brand')];
  const requirementId = randomUUID();

  beforeAll(async () => {
    for (let first = 1; first < 20_000; first += 1_000)
      await db().raw(
        `insert into inquiries (id, kind, requirement_id, from_user_id, to_user_id, subject, message, status, created_at, updated_at)
       select gen_random_uuid(), 'offer', case when n % 200 = 1 then ?::uuid else gen_random_uuid() end,
         case when n % 100 = 0 then ?::uuid else gen_random_uuid() end,
         case when n % 100 = 1 then ?::uuid else gen_random_uuid() end, 's', 'm',
         case when n % 3 = 0 then 'open' else 'declined' end, now() - n * interval '1 minute', now()
       from generate_series(?::integer, ?::integer + 999) n`,
        [requirementId, sender.id, brand.id, first, first],
      );
    await db().raw('analyze inquiries');
  });

  const tail = 'order by created_at desc, id desc limit 25';
  const received = 'select * from inquiries where to_user_id = ?';
  const now = new Date().toISOString();

  it.each([
    ['inquiries_sent', 'select * from inquiries where from_user_id = ?', [sender.id]],
    ['inquiries_received', received, [brand.id]],
    ['inquiries_received_by_status', `${received} and status = ?`, [brand.id, 'open']],
    [
      'inquiries_received',
      `${received} and (created_at, id) < (?::timestamptz, ?::uuid)`,
      [brand.id, now, randomUUID()],
    ],
    ['inquiries_newest', 'select * from inquiries', []],
  ])('the index %s returns its list in order', async (index, sql, values) => {
    const read = await plan(`${sql} ${tail}`, values);
    expect(read).toContain(`using ${index} on`);
    expect(read).not.toMatch(/Seq Scan|Sort/);
  });

  it('inquiries about a requirement are found with its index, without reading all inquiries of the user', async () => {
    const read = await plan(`${received} and requirement_id = ? ${tail}`, [brand.id, requirementId]);
    expect(read).toContain('inquiries_about_requirement');
    expect(read).not.toContain('Seq Scan');
  });
});
