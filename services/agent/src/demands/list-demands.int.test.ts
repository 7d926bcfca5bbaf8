import { randomUUID } from 'node:crypto';
import { brandProfileSavedV1, userRoles } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, someone, type TestReply, type TestUser } from '@setu/service-kit/test';
import {
  addDemand,
  addOffer,
  addPerson,
  consumerOf,
  cursorOf,
  nextOf,
  setUpAgents,
} from '../../test/builders';

const agents = setUpAgents();
const agent = someone('agent');
const brand = someone('brand');

/** Demands named by one word each, oldest first. */
const rows: Record<string, Record<string, unknown>> = {
  alpha: { businessCategory: 'food_beverage', minArea: 200, maxArea: 400, timeline: 'flexible' },
  bravo: {
    businessCategory: 'education',
    propertyType: 'office',
    minArea: 800,
    maxArea: 1_200,
    timeline: '',
  },
  charlie: { businessCategory: 'services', propertyType: 'office', preferredLocations: ['Bengaluru'] },
  delta: { businessCategory: 'fitness', propertyType: 'warehouse', minArea: 5_000, maxArea: null },
  echo: {
    businessCategory: 'other',
    acceptsAnyType: true,
    preferredLocations: ['Karnataka'],
    timeline: '6 months',
  },
  foxtrot: { businessCategory: 'retail', preferredLocations: ['Pan India'], timeline: 'ASAP' },
  golf: { businessCategory: 'retail', isActive: false, timeline: 'ASAP' },
};
const start = Date.UTC(2026, 10, 20, 10);

beforeAll(async () => {
  for (const [n, [word, fields]] of Object.entries(rows).entries())
    await addDemand(agents.service, brand, {
      title: word,
      createdAt: new Date(start + n * 60_000).toISOString(),
      ...fields,
    });
});

const get = (path: string, as: TestUser | null = agent) => agents.service.call('GET', path, { as });
const list = (query = '', as: TestUser | null = agent) => get(`/api/demands?${query}`, as);
const words = ({ body }: TestReply): string[] =>
  body.map(({ businessUse }: { businessUse: string }) => businessUse);

it('active demands are listed, the most urgent first, then the newest', async () => {
  const reply = await list();
  expect(reply.status).toBe(200);
  expect(words(reply)).toEqual(['foxtrot', 'bravo', 'delta', 'charlie', 'echo', 'alpha']);
  expect(reply.body.map(({ priority }: { priority: string }) => priority)).toEqual([
    'urgent',
    'urgent',
    'high',
    'high',
    'normal',
    'low',
  ]);
  expect(reply.headers.get('x-total-count')).toBe('6');
  expect(reply.headers.get('link')).toBeNull();
});

it('a demand shows the type of property wanted, and null when any type fits', async () => {
  const { body } = await list();
  const types = body.map((demand: { businessUse: string; propertyType: string | null }) => [
    demand.businessUse,
    demand.propertyType,
  ]);
  expect(Object.fromEntries(types)).toMatchObject({ bravo: 'office', delta: 'warehouse', echo: null });
});

describe('filters of demands', () => {
  it.each<[string, string[]]>([
    ['businessCategory=food', ['alpha']],
    ['businessCategory=food_beverage', ['alpha']],
    ['businessCategory=retail', ['foxtrot']],
    ['businessCategory=services', ['bravo', 'charlie']],
    ['businessCategory=education', ['bravo']],
    ['businessCategory=entertainment', ['delta', 'echo']],
    ['businessCategory=technology', []],
    ['propertyType=office', ['bravo', 'charlie', 'echo']],
    ['propertyType=warehouse', ['delta', 'echo']],
    ['propertyType=mall', ['echo']],
    ['city=Pune', ['alpha', 'bravo', 'delta', 'foxtrot']],
    ['city=poona', ['alpha', 'bravo', 'delta', 'foxtrot']],
    ['city=bangalore', ['charlie', 'echo', 'foxtrot']],
    ['city=Bengaluru', ['charlie', 'echo', 'foxtrot']],
    ['city=Jaipur', ['foxtrot']],
    ['city=', ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot']],
    ['minArea=4000', ['delta']],
    ['maxArea=900', ['alpha', 'bravo']],
    ['minArea=401&maxArea=799', []],
    ['minArea=400&maxArea=800', ['alpha', 'bravo']],
    ['minArea=9000&maxArea=9000', ['delta']],
    ['businessCategory=services&propertyType=office&city=Mumbai&maxArea=1000', ['bravo']],
  ])('the demand filter %s finds the matching demands', async (query, expected) => {
    const reply = await list(query);
    expect(words(reply).sort()).toEqual(expected);
    expect(reply.headers.get('x-total-count')).toBe(String(expected.length));
  });

  it.each([
    'businessCategory=sports',
    'businessCategory=food&businessCategory=retail',
    'propertyType=castle',
    'minArea=-1',
    'minArea=ten',
    'maxArea=1.5',
    'maxArea=1000001',
    'minArea=5&maxArea=4',
    'city=%00',
    `city=${'x'.repeat(81)}`,
    'limit=0',
    'limit=101',
  ])('listing demands with %s answers 400', async (query) => {
    const reply = await list(query);
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('validation_failed');
  });

  it('the error for a minimum above the maximum is on the maximum', async () => {
    expect((await list('minArea=5&maxArea=4')).body.errors).toEqual([
      { path: 'maxArea', message: 'Minimum area cannot be greater than maximum area' },
    ]);
  });
});

describe('fields of a demand', () => {
  const find = async (id: string, as: TestUser = agent) =>
    (await list('limit=100', as)).body.find((demand: { id: string }) => demand.id === id);

  it('a demand shows all fields of its events, before and after the event of its brand arrived', async () => {
    const owner = someone('brand');
    const demand = await addDemand(agents.service, owner, {
      timeline: null,
      maxRentPerSqFt: null,
      maxArea: null,
    });
    const shown = {
      id: demand.id,
      brandId: owner.id,
      brandName: 'New brand',
      businessUse: demand.title,
      businessCategory: 'retail',
      propertyType: 'retail',
      priority: 'urgent',
      areaRequired: '1,000+',
      timeline: null,
      preferredLocations: ['Mumbai', 'Pune'],
      brandDescription: null,
      targetAudience: null,
      maxRentPerSqFt: null,
      contacted: false,
    };
    expect(await find(demand.id)).toEqual(shown);
    await addPerson(agents.service, owner, 'Chai Chaupal');
    expect(await find(demand.id)).toEqual({ ...shown, brandName: 'Chai Chaupal' });
    const profile = {
      userId: owner.id,
      version: 1,
      brandName: 'Chai Chaupal & Co',
      description: 'Eleven teas.',
      targetAudience: 'Commuters',
      website: null,
    };
    await handleEvent(
      agents.service.running.db,
      consumerOf(agents.service, 'identity-brand-profiles'),
      JSON.stringify(envelopeOf(brandProfileSavedV1, owner.id, profile)),
    );
    expect(await find(demand.id)).toEqual({
      ...shown,
      brandName: 'Chai Chaupal & Co',
      brandDescription: 'Eleven teas.',
      targetAudience: 'Commuters',
    });
  });

  it('a demand shows area and rent with both ends', async () => {
    const demand = await addDemand(agents.service);
    expect(await find(demand.id)).toMatchObject({ areaRequired: '1,000 - 2,000', maxRentPerSqFt: '180.00' });
  });

  it('a demand is contacted only for the agent who made an offer', async () => {
    const demand = await addDemand(agents.service);
    const [contacted, other] = [someone('agent'), someone('agent')];
    await addOffer(agents.service, contacted, demand);
    await addOffer(agents.service, contacted, await addDemand(agents.service));
    expect(await find(demand.id, contacted)).toMatchObject({ contacted: true });
    expect(await find(demand.id, other)).toMatchObject({ contacted: false });
  });

  it('a demand is not contacted after a withdrawal until the next offer, and is still contacted after the offer is declined', async () => {
    const demand = await addDemand(agents.service);
    const hasContacted = async (by: TestUser) => (await find(demand.id, by)).contacted;
    const [free, declined] = [someone('agent'), someone('agent')];
    await addOffer(agents.service, free, demand, { status: 'withdrawn' });
    await addOffer(agents.service, declined, demand, { status: 'declined' });
    expect([await hasContacted(free), await hasContacted(declined)]).toEqual([false, true]);
    await addOffer(agents.service, free, demand);
    expect(await hasContacted(free)).toBe(true);
  });

  it('a demand that was posted again is not contacted for agents whose offers were closed with it', async () => {
    const demand = await addDemand(agents.service);
    for (const status of ['declined', 'deal_closed'] as const) {
      const offering = someone('agent');
      await addOffer(agents.service, offering, demand, { status, closedWithRequirement: true });
      expect(await find(demand.id, offering)).toMatchObject({ contacted: false });
      await addOffer(agents.service, offering, demand);
      expect(await find(demand.id, offering)).toMatchObject({ contacted: true });
    }
  });

  it("a brand's request to visit an agent's property is not an offer of that agent", async () => {
    const demand = await addDemand(agents.service);
    const provider = someone('agent');
    await addOffer(agents.service, demand.brand, { id: demand.id, brandId: provider.id });
    expect(await find(demand.id, provider)).toMatchObject({ contacted: false });
  });

  it('demands of a user whose role is not brand are hidden until the role is brand again', async () => {
    const demand = await addDemand(agents.service);
    await addPerson(agents.service, { ...demand.brand, role: 'investor' }, 'Was a brand', 2);
    expect(await find(demand.id)).toBeUndefined();
    await addPerson(agents.service, demand.brand, 'A brand again', 3);
    expect(await find(demand.id)).toMatchObject({ brandName: 'A brand again' });
  });
});

describe('access to demands', () => {
  it.each(userRoles.filter((role) => role !== 'agent'))('the role %s may not list demands', async (role) => {
    const reply = await list('', someone(role));
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('wrong_role');
  });
  it('listing demands without a session answers 401', async () => {
    const reply = await list('', null);
    expect(reply.status).toBe(401);
    expect(reply.body.title).toBe('Unauthorized');
  });
});

describe('pages of demands', () => {
  it('pages contain every demand once, in order, and keep the filter', async () => {
    const createdAt = new Date(start).toISOString();
    for (let n = 0; n < 7; n += 1)
      await addDemand(agents.service, brand, {
        businessCategory: 'automotive',
        timeline: n % 2 ? 'ASAP' : '1 year',
        ...(n % 3 ? { createdAt } : {}),
      });
    const all = (await list('businessCategory=automotive')).body.map(({ id }: { id: string }) => id);
    expect(all).toHaveLength(7);
    const seen: string[] = [];
    let path: string | undefined = '/api/demands?businessCategory=automotive&limit=2';
    while (path) {
      expect(path).toContain('businessCategory=automotive');
      const reply: TestReply = await get(path);
      seen.push(...reply.body.map(({ id }: { id: string }) => id));
      expect(reply.headers.get('x-total-count')).toBe('7');
      path = nextOf(reply.headers);
    }
    expect(seen).toEqual(all);
  });

  it.each([
    ['letters', 'garbage'],
    ['nothing', ''],
    ['another shape', cursorOf({ at: 1 })],
    ['an unknown urgency', cursorOf([9, start, randomUUID()])],
    ['no instant', cursorOf([1, 'now', randomUUID()])],
    ['an instant beyond Postgres', cursorOf([1, 9e15, randomUUID()])],
    ['no id', cursorOf([1, start, 'x'])],
    ['NUL', cursorOf([1, start, '\u0000'])],
  ])('a cursor that is %s answers 400 invalid_cursor', async (_, cursor) => {
    const reply = await list(`cursor=${cursor}`);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'invalid_cursor', errors: [{ path: 'cursor' }] });
  });
});

it('with 20,000 demands and offers the list, its places and its offers are read with indexes', async () => {
  const { db } = agents.service.running;
  await db.raw(
    `insert into people (id, display_name, role, version) select gen_random_uuid(), 'Brand', 'brand', 1 from generate_series(1, 500)`,
  );
  for (let first = 1; first < 20_000; first += 1_000)
    await db.raw(
      `insert into demands (id, brand_id, title, business_category, property_type, min_area, max_area,
       preferred_locations, location_keys, timeline, urgency, is_active, version, created_at)
     select gen_random_uuid(), (select id from people offset n % 500 limit 1), 'Demand', 'retail', 'retail', n, n + 500,
       '{}', array['city ' || n % 400], null, 1 + n % 4, n % 10 > 0, 1, now() - n * interval '1 minute'
     from generate_series(?::integer, ?::integer + 999) n`,
      [first, first],
    );
  for (let first = 1; first < 20_000; first += 1_000)
    await db.raw(
      `insert into offers (id, requirement_id, from_user_id, to_user_id, status, version, created_at)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'open', 1, now()
     from generate_series(?::integer, ?::integer + 999) n`,
      [first, first],
    );
  await db.raw('analyze');
  const plan = async (where: string, values: string[], alsoSelected = '') => {
    const { rows: lines } = await db.raw<{ rows: Record<string, string>[] }>(
      `explain select demands.* ${alsoSelected} from demands left join people brand on brand.id = demands.brand_id
       where is_active and (brand.role is null or brand.role = 'brand') ${where}
       order by urgency desc, created_at desc, demands.id desc limit 25`,
      values,
    );
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  };
  const first = await plan('', []);
  const later = await plan('and (urgency, created_at, demands.id) < (?::smallint, now(), ?::uuid)', [
    '3',
    randomUUID(),
  ]);
  const contacted = await plan(
    '',
    [agent.id],
    `, exists (select from offers where offers.requirement_id = demands.id
         and offers.from_user_id = ? and offers.to_user_id = demands.brand_id)`,
  );
  expect(contacted).toContain('offers_of_sender');
  for (const each of [first, later, contacted]) {
    expect(each).toContain('demands_most_urgent');
    expect(each).not.toMatch(/Seq Scan on (demands|offers)|Sort/);
  }
  expect(await plan('and location_keys && ?::text[]', ['{city 7}'])).toContain('demands_locations');
});
