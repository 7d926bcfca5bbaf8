import { budgetRank, startRank } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { makeInquiry, setUpInquiries } from '../../test/builders';

const inquiries = setUpInquiries();

interface Lead {
  budget?: string;
  city?: string;
  startTime?: string;
  experience?: string;
  phone?: boolean;
  isBelow?: boolean;
}

/** Inquiries to a new brand, the last one the newest. @returns the list of their positions for a query */
const brandWith = async (leads: readonly Lead[]) => {
  const [from, to] = [someone('investor'), someone('brand')];
  const ids: string[] = [];
  for (const [index, lead] of leads.entries()) {
    const { id } = await makeInquiry(inquiries.db, {
      from,
      to,
      createdAt: new Date(1_800_000_000_000 + index),
    });
    await inquiries
      .db('inquiries')
      .where({ id })
      .update({
        budget: lead.budget ?? null,
        city: lead.city ?? null,
        start_time: lead.startTime ?? null,
        experience: lead.experience ?? null,
        is_below_budget: lead.isBelow ?? false,
        budget_rank: budgetRank(lead.budget ?? null),
        start_rank: startRank(lead.startTime ?? null),
      });
    if (lead.phone !== undefined)
      await inquiries.db('inquiry_phones').insert({
        inquiry_id: id,
        number: lead.phone ? '+919876543210' : null,
        on_whats_app: false,
        consented_at: new Date(),
        withdrawn_at: lead.phone ? null : new Date(),
      });
    ids.push(id);
  }
  const list = async (query: string, as = to) => {
    const reply = await inquiries.service.call('GET', `/api/inquiries?${query}`, { as });
    return { ...reply, found: (reply.body as { id: string }[]).map?.(({ id }) => ids.indexOf(id)) };
  };
  return { list, from };
};

const leads: readonly Lead[] = [
  { budget: '0-500000', city: 'Bengaluru', startTime: 'later', isBelow: true },
  { budget: '50000000+', city: 'Pune', startTime: '3-months', experience: 'franchise', phone: true },
  {},
  { budget: '500000-2500000', city: 'bangalore', experience: 'first', phone: false },
  { budget: '500000-2500000', startTime: '6-months', experience: 'first' },
];

it.each([
  ['budget=500000-2500000', [4, 3]],
  ['budget=0-500000', [0]],
  ['startTime=3-months', [1]],
  ['experience=first', [4, 3]],
  ['city=BANGALORE', [3, 0]],
  ['city=Bengaluru', [3, 0]],
  ['city=Poona', [1]],
  ['city=50%25', []],
  ['phone=true', [1]],
  ['belowBudget=true', [0]],
  ['budget=500000-2500000&startTime=6-months', [4]],
  ['sort=budget', [1, 4, 3, 0, 2]],
  ['sort=start', [1, 4, 0, 3, 2]],
  ['sort=newest', [4, 3, 2, 1, 0]],
  ['sort=budget&experience=first&status=open', [4, 3]],
])('the inquiries of %s are listed', async (query, expected) => {
  const { list } = await brandWith(leads);
  expect((await list(query)).found).toEqual(expected);
});

it.each(['budget', 'start'])('pages in the order by %s follow each other without gaps', async (sort) => {
  const { list } = await brandWith(leads);
  const whole = (await list(`sort=${sort}`)).found;
  const paged: number[] = [];
  let query = `sort=${sort}&limit=2`;
  for (let page = 0; page < 3; page += 1) {
    const { found, headers } = await list(query);
    expect(headers.get('x-total-count')).toBe('5');
    paged.push(...found);
    query = /\?(.*?)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  expect(paged).toEqual(whole);
  expect(query).toBe('');
});

it.each([
  ['budget=1-2', 'budget'],
  ['startTime=soon', 'startTime'],
  ['experience=much', 'experience'],
  ['phone=yes', 'phone'],
  ['belowBudget=1', 'belowBudget'],
  ['sort=name', 'sort'],
  [`city=${'x'.repeat(81)}`, 'city'],
])('the filter %s is refused at its name', async (query, path) => {
  const { list } = await brandWith([]);
  expect(await list(query)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

it('a cursor of another order is refused', async () => {
  const { list } = await brandWith(leads);
  const { headers } = await list('sort=newest&limit=2');
  const cursor = /cursor=([^>&]*)/.exec(headers.get('link') ?? '')?.[1];
  expect(await list(`sort=budget&cursor=${cursor}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_cursor' },
  });
});

it('a sender does not find out which of their inquiries are marked', async () => {
  const { list, from } = await brandWith(leads);
  expect((await list('box=sent&belowBudget=true', from)).found).toEqual([]);
});
