import { randomUUID } from 'node:crypto';
import { userRoles } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { makeInquiry, makeMessages, makePerson, setUpInquiries } from '../../../test/builders';

const inquiries = setUpInquiries();

const db = () => inquiries.db;
const list = (as: TestUser | null, id: string, query = '') =>
  inquiries.service.call('GET', `/api/inquiries/${id}/messages${query}`, { as });
const nextOf = (headers: Headers) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

const between = async (replies = 0) => {
  const from = await makePerson(db());
  const to = await makePerson(db(), someone('brand'));
  const { id } = await makeInquiry(db(), { from, to });
  const written = await makeMessages(db(), { inquiryId: id, from, to, count: replies });
  return { id, from, to, words: [`Message ${id}`, ...written] };
};
const words = (body: { message: string }[]) => body.map(({ message }) => message);

describe('a thread', () => {
  it('a thread begins with the inquiry itself, and each side sees which messages are its own and the name of the other side', async () => {
    const { id, from, to } = await between(1);
    const reply = await list(to, id);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject([
      { id, inquiryId: id, fromUserId: from.id, fromName: from.displayName, isMine: false },
      { inquiryId: id, fromUserId: to.id, fromName: to.displayName, isMine: true },
    ]);
    expect(reply.headers.get('x-total-count')).toBe('2');
    expect(reply.headers.get('link')).toBeNull();
    expect(reply.headers.get('cache-control')).toBe('no-store');

    const ofSender = await list(from, id);
    expect(ofSender.body.map(({ isMine }: { isMine: boolean }) => isMine)).toEqual([true, false]);
  });

  it('a thread without replies contains only the inquiry, and names that have not arrived yet are null', async () => {
    const [from, to] = [someone('agent'), someone('brand')];
    const { id } = await makeInquiry(db(), { from, to });
    const reply = await list(from, id);
    expect(reply.body).toMatchObject([{ id, fromName: null, message: `Message ${id}` }]);
    expect(reply.headers.get('x-total-count')).toBe('1');
  });

  it.each([1, 2, 3, 5])(
    'a thread in pages of %i lists each message once, oldest first, with new messages at the end',
    async (limit) => {
      const { id, from, words: expected } = await between(5);
      const seen: string[] = [];
      let path: string | undefined = `/api/inquiries/${id}/messages?limit=${limit}`;
      let isFirst = true;
      while (path) {
        const reply: Awaited<ReturnType<typeof list>> = await inquiries.service.call('GET', path, {
          as: from,
        });
        expect(reply.status).toBe(200);
        seen.push(...words(reply.body));
        path = nextOf(reply.headers);
        if (isFirst) {
          await inquiries.service.call('POST', `/api/inquiries/${id}/messages`, {
            as: from,
            body: { message: 'Late' },
          });
        }
        isFirst = false;
      }
      expect(seen).toEqual([...expected, 'Late']);
    },
  );

  it('a page of messages has 24 by default', async () => {
    const { id, to } = await between(30);
    const first = await list(to, id);
    expect(first.body).toHaveLength(24);
    expect(first.headers.get('x-total-count')).toBe('31');
    const second = await inquiries.service.call('GET', nextOf(first.headers) ?? '', { as: to });
    expect(second.body).toHaveLength(7);
    expect(nextOf(second.headers)).toBeUndefined();
  });

  it('a thread stays readable when the status of its inquiry is final', async () => {
    const { id, from, to } = await between(1);
    await db()('inquiries').where({ id }).update({ status: 'withdrawn' });
    for (const side of [from, to]) expect((await list(side, id)).body).toHaveLength(2);
  });
});

describe('refused reads of a thread', () => {
  it.each(userRoles)('a thread of others answers 404 to the role %s', async (role) => {
    const { id } = await between(1);
    const reply = await list(someone(role), id);
    expect(reply.status).toBe(404);
    expect(reply.body.code).toBe('inquiry_not_found');
    expect(reply.text).not.toContain(`Message ${id}`);
  });

  it('a thread answers 404 to an administrator session', async () => {
    const { id } = await between();
    const headers = await inquiries.service.callers.headersFor(someone('admin'), 'admin');
    expect((await inquiries.service.call('GET', `/api/inquiries/${id}/messages`, { headers })).status).toBe(
      404,
    );
  });

  it('a thread without a session answers 401', async () => {
    const { id } = await between();
    expect((await list(null, id)).status).toBe(401);
  });

  it('a thread of an unknown inquiry or a malformed id answers 404', async () => {
    for (const id of [randomUUID(), 'first', '%00', "1'--"]) {
      expect((await list(someone('brand'), id)).status).toBe(404);
    }
  });

  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['garbage', 'invalid_cursor'],
    [cursor(['1']), 'invalid_cursor'],
    [cursor([-1]), 'invalid_cursor'],
    [cursor([1.5]), 'invalid_cursor'],
    [cursor([2 ** 31]), 'invalid_cursor'],
    [cursor([new Date().toISOString(), randomUUID()]), 'invalid_cursor'],
    ['a&cursor=b', 'validation_failed'],
  ])('listing messages with the cursor %s answers 400', async (value, code) => {
    const { id, to } = await between();
    const reply = await list(to, id, `?cursor=${value}`);
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe(code);
  });

  it.each(['limit=0', 'limit=101', 'limit=ten'])('listing messages with %s answers 400', async (query) => {
    const { id, to } = await between();
    expect((await list(to, id, `?${query}`)).status).toBe(400);
  });
});

it('among 20,000 messages a thread, its newest message and its length are read with an index', async () => {
  const { id } = await between();
  for (let n = 0; n < 20; n += 1)
    await db().raw(
      `with other as (insert into inquiries (id, franchise_id, from_user_id, to_user_id, subject, message, created_at, updated_at)
       select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 's', 'm', now(), now()
       from generate_series(1, 20) returning id)
     insert into inquiry_messages (id, inquiry_id, position, from_user_id, message, created_at)
     select gen_random_uuid(), other.id, n, gen_random_uuid(), 'm', now() from other, generate_series(1, 50) n`,
    );
  await makeMessages(db(), { inquiryId: id, from: someone('investor'), to: someone('brand'), count: 50 });
  await db().raw('analyze inquiry_messages');
  for (const sql of [
    'select * from inquiry_messages where inquiry_id = ? and position > 0 order by position limit 25',
    'select * from inquiry_messages where inquiry_id = ? order by position desc limit 1',
    'select max(position) from inquiry_messages where inquiry_id = ?',
  ]) {
    const { rows } = await db().raw<{ rows: Record<string, string>[] }>(`explain ${sql}`, [id]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('inquiry_messages_in_order');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});
