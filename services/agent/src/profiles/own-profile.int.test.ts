import { randomUUID } from 'node:crypto';
import { userRoles } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { addAgent, addAssignment, aProfile, setUpAgents } from '../../test/builders';

const agents = setUpAgents();
beforeEach(() => {
  agents.clock.ahead = 0;
});

const path = '/api/agent/profile';
const get = (as: TestUser | null) => agents.service.call('GET', path, { as });
const create = (as: TestUser | null, body: unknown, headers?: Record<string, string>) =>
  agents.service.call('POST', path, { as, body, ...(headers ? { headers } : {}) });
const update = (as: TestUser | null, body: unknown) => agents.service.call('PATCH', path, { as, body });
const stored = (user: TestUser) =>
  agents.service.running.db('agent_profiles').where({ user_id: user.id }).first();

describe('creating a profile', () => {
  it('a profile is null before it is created, then stored as sent with trimmed lists, for the caller only', async () => {
    const agent = someone('agent');
    const before = await get(agent);
    expect([before.status, before.text]).toEqual([200, 'null']);
    const draft = aProfile({
      website: 'https://example.in',
      userId: randomUUID(),
      isVerified: true,
      rating: '5.00',
    });
    const reply = await create(agent, draft);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(String),
      userId: agent.id,
      companyName: draft.companyName,
      licenseNumber: 'RERA-1',
      experience: 7,
      commissionRate: '2.50',
      specializations: ['Retail'],
      serviceAreas: ['Pune'],
      certifications: [],
      languages: ['Hindi', 'मराठी'],
      description: 'High streets only.',
      website: 'https://example.in',
      linkedinProfile: null,
      photo: null,
      isVerified: false,
      verification: null,
      verifiedUntil: null,
      verificationEnd: null,
      rating: '0.00',
      totalDeals: 0,
      createdAt: expect.any(String),
      updatedAt: reply.body.createdAt,
    });
    expect((await get(agent)).body).toEqual(reply.body);
    expect(await stored(agent)).toMatchObject({ version: 1, is_verified: false });
    expect((await get(someone('agent'))).text).toBe('null');
  });

  it('a second profile is a conflict, also when both are sent at once, and changes nothing', async () => {
    const agent = someone('agent');
    const replies = await Promise.all([create(agent, aProfile()), create(agent, aProfile())]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = replies.find(({ status }) => status === 201)?.body;
    const again = await create(agent, aProfile());
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('profile_exists');
    expect((await get(agent)).body).toEqual(made);
  });

  it('a new profile counts assignments that the agent completed before', async () => {
    const agent = someone('agent');
    const { id, brand } = await addAssignment(agents.service, { agent });
    await agents.service.call('PATCH', `/api/agent/assignments/${id}`, {
      as: agent,
      body: { status: 'completed' },
    });
    await agents.service.call('POST', `/api/agent/assignments/${id}/confirm`, {
      as: brand,
      body: { rating: 4 },
    });
    expect((await create(agent, aProfile())).body).toMatchObject({ totalDeals: 1, rating: '4.00' });
  });

  it('a profile without its four required fields is refused with an error on each', async () => {
    const agent = someone('agent');
    const reply = await create(agent, { companyName: ' ', experience: '', commissionRate: '' });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([
      { path: 'companyName', message: 'Company name is required' },
      { path: 'licenseNumber', message: 'License number is required' },
      { path: 'experience', message: 'Experience is required' },
      { path: 'commissionRate', message: 'Commission rate is required' },
    ]);
    expect(await stored(agent)).toBeUndefined();
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['experience below zero', { experience: -1 }, 'experience'],
    ['experience above 60', { experience: 61 }, 'experience'],
    ['half a year', { experience: '1.5' }, 'experience'],
    ['words for experience', { experience: 'ten' }, 'experience'],
    ['commission above 100', { commissionRate: 100.1 }, 'commissionRate'],
    ['commission below zero', { commissionRate: '-1' }, 'commissionRate'],
    ['three decimals', { commissionRate: '2.555' }, 'commissionRate'],
    ['31 languages', { languages: Array.from({ length: 31 }, (_, n) => `L${n}`) }, 'languages'],
    ['a tag of 81 characters', { serviceAreas: ['x'.repeat(81)] }, 'serviceAreas.0'],
    ['text for a list', { specializations: 'Retail, Food' }, 'specializations'],
    ['http', { website: 'http://example.in' }, 'website'],
    ['script', { linkedinProfile: 'javascript:alert(1)' }, 'linkedinProfile'],
    ['NUL', { companyName: 'A\u0000B' }, 'companyName'],
    ['NUL in a list', { languages: ['\u0000'] }, 'languages.0'],
    ['too long', { description: 'x'.repeat(5_001) }, 'description'],
  ])('a profile with %s answers 400', async (_, fields, field) => {
    const agent = someone('agent');
    const reply = await create(agent, aProfile(fields));
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'validation_failed', errors: [{ path: field }] });
    expect(await stored(agent)).toBeUndefined();
  });

  it('a profile body that is not JSON, has another type or is too large is not stored', async () => {
    const agent = someone('agent');
    const headers = { ...(await agents.service.callers.headersFor(agent)) };
    const send = (type: string, body: string) =>
      fetch(`${agents.service.url}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body,
      });
    expect((await send('application/json', '{"companyName":')).status).toBe(400);
    expect((await send('text/plain', '{}')).status).toBe(415);
    const huge = await send('application/json', JSON.stringify({ description: 'x'.repeat(10_000_000) }));
    expect(huge.status).toBe(413);
    expect(await stored(agent)).toBeUndefined();
  });

  it('any Unicode in a profile is stored as written, without bidirectional control characters', async () => {
    const companyName = 'श्री 🪔 <b>&amp;</b> RTL';
    expect(
      (await create(someone('agent'), aProfile({ companyName: `\u202e${companyName}` }))).body.companyName,
    ).toBe(companyName);
  });
});

describe('changing a profile', () => {
  it('an update of a profile changes only the sent fields', async () => {
    const agent = await addAgent(agents.service);
    agents.clock.ahead = 60_000;
    const reply = await update(agent, { commissionRate: '3', languages: ['English'], description: '' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      ...agent.profile,
      commissionRate: '3.00',
      languages: ['English'],
      description: null,
      updatedAt: reply.body.updatedAt,
    });
    expect(reply.body.updatedAt > agent.profile.updatedAt).toBe(true);
    expect(await stored(agent)).toMatchObject({ version: 2 });
  });

  it('an update without fields that the agent may set changes nothing', async () => {
    const agent = await addAgent(agents.service);
    for (const body of [{}, { isVerified: true, totalDeals: 99, rating: '5.00', userId: randomUUID() }])
      expect((await update(agent, body)).body).toEqual(agent.profile);
    expect(await stored(agent)).toMatchObject({ version: 1 });
  });

  it('a required field of a profile cannot be emptied', async () => {
    const agent = await addAgent(agents.service);
    const reply = await update(agent, { licenseNumber: '', experience: null });
    expect(reply.status).toBe(400);
    expect(reply.body.errors.map(({ path: field }: { path: string }) => field)).toEqual([
      'licenseNumber',
      'experience',
    ]);
    expect((await get(agent)).body).toEqual(agent.profile);
  });

  it('an update without a profile answers 404', async () => {
    const reply = await update(someone('agent'), { languages: [] });
    expect(reply.status).toBe(404);
    expect(reply.body.code).toBe('profile_not_found');
  });
});

describe('access to own profiles', () => {
  const calls = {
    get,
    create: (as: TestUser | null) => create(as, aProfile()),
    update: (as: TestUser | null) => update(as, {}),
  };
  const others = userRoles.filter((role) => role !== 'agent');

  it.each(Object.entries(calls).flatMap(([name, call]) => others.map((role) => [name, role, call] as const)))(
    'the call "%s" refuses the role %s',
    async (_, role, call) => {
      const user = someone(role);
      const reply = await call(user);
      expect(reply.status).toBe(403);
      expect(reply.body.code).toBe('wrong_role');
      expect(await stored(user)).toBeUndefined();
    },
  );

  it.each(Object.entries(calls))('the call "%s" without a session answers 401', async (_, call) => {
    expect((await call(null)).status).toBe(401);
  });
});

it('a creation repeated with its idempotency key gets the same reply and no conflict', async () => {
  const agent = someone('agent');
  const headers = { 'idempotency-key': 'one-submit' };
  const draft = aProfile();
  const first = await create(agent, draft, headers);
  expect(await create(agent, draft, headers)).toMatchObject({ status: 201, text: first.text });
  expect((await create(agent, draft)).status).toBe(409);
});

describe('the photo of a profile', () => {
  const aPhoto = () => ({
    url: `/media/${randomUUID()}`,
    width: 800,
    height: 600,
    blur: 'data:image/webp;base64,UklGRg==',
  });
  const shownUploads = async (id: string) =>
    (await agents.service.outbox(id)).map(({ type, envelope: { data } }) => [type, data.uploadIds]);

  it('a photo is stored, replaced and removed, each with one event that names its upload', async () => {
    const [first, second] = [aPhoto(), aPhoto()];
    const agent = await addAgent(agents.service, { photo: first });
    expect((await get(agent)).body.photo).toEqual(first);
    expect((await update(agent, { photo: second, description: 'Malls.' })).body.photo).toEqual(second);
    await update(agent, { photo: second });
    expect((await update(agent, { description: 'Malls, too.' })).body.photo).toEqual(second);
    expect((await update(agent, { photo: null })).body.photo).toBeNull();
    const type = 'agent.agent-profile-photo-changed.v1';
    expect(await shownUploads(agent.profile.id)).toEqual([
      [type, [first.url.slice(7)]],
      [type, [second.url.slice(7)]],
      [type, []],
    ]);
  });

  it.each(['https://pictures.example/me.jpg', '/media/me', '/api/uploads'])(
    'a photo at %s, which is not an upload, is refused',
    async (url) => {
      const agent = await addAgent(agents.service);
      const reply = await update(agent, { photo: { ...aPhoto(), url } });
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([{ path: 'photo.url', message: 'Add the picture again' }]);
    },
  );
});
