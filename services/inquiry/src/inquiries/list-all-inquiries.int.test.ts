import { userRoles } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { makeFranchise, makeInquiry, makePerson, makeRequirement, setUpInquiries } from '../../test/builders';

const inquiries = setUpInquiries();

const db = () => inquiries.db;
/** A call in an administrator's session. */
const asAdmin = async (path = '/api/admin/inquiries') =>
  inquiries.service.call('GET', path, {
    headers: await inquiries.service.callers.headersFor(someone('admin'), 'admin'),
  });
const ids = (body: { id: string }[]) => body.map(({ id }) => id);

it('an administrator reads all inquiries newest first, page by page, with names and titles', async () => {
  const sender = await makePerson(db(), someone('agent'));
  const brand = await makePerson(db(), someone('brand'));
  const { id: franchiseId, title: franchiseTitle } = await makeFranchise(db(), { owner: brand });
  const { id: requirementId, title: requirementTitle } = await makeRequirement(db(), { brand });
  const at = (minutesAhead: number) => new Date(Date.now() + minutesAhead * 60_000);
  const older = await makeInquiry(db(), { from: sender, to: brand, franchiseId, createdAt: at(1) });
  const newer = await makeInquiry(db(), { from: sender, to: brand, requirementId, createdAt: at(2) });
  const newest = await makeInquiry(db(), {
    from: someone('investor'),
    to: someone('brand'),
    createdAt: at(3),
  });

  const first = await asAdmin('/api/admin/inquiries?limit=2');
  expect(first.status).toBe(200);
  expect(ids(first.body)).toEqual([newest.id, newer.id]);
  expect(first.body[0]).toMatchObject({ fromName: null, toName: null });
  expect(first.body[1]).toMatchObject({
    kind: 'offer',
    fromName: sender.displayName,
    toName: brand.displayName,
    requirementTitle,
  });
  expect(first.headers.get('x-total-count')).toBe('3');
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect(next).toMatch(/^\/api\/admin\/inquiries\?limit=2&cursor=/);
  const second = await asAdmin(next);
  expect(ids(second.body)).toEqual([older.id]);
  expect(second.body[0]).toMatchObject({ franchiseTitle });
  expect(second.headers.get('link')).toBeNull();
});

it('an administrator finds inquiries by words of the subject, by id and by the id of a person', async () => {
  const [from, to] = [await makePerson(db(), someone('investor')), await makePerson(db(), someone('brand'))];
  const found = await makeInquiry(db(), { from, to, subject: 'Kiosk at Koregaon Park, 100% ours' });
  const other = await makeInquiry(db(), { from: someone('investor'), to, subject: 'Kiosk at Aundh' });
  const find = async (search: string) =>
    ids((await asAdmin(`/api/admin/inquiries?search=${encodeURIComponent(search)}`)).body);
  expect(await find('KOREGAON kiosk')).toEqual([found.id]);
  expect(await find('koregaon at')).toEqual([found.id]);
  expect(await find('100%')).toEqual([found.id]);
  expect(await find('koregaon aundh')).toEqual([]);
  expect(new Set(await find('at'))).toEqual(new Set([found.id, other.id]));
  expect(await find('eg')).toEqual([]);
  expect(await find('%')).toEqual([]);
  expect(await find(` ${found.id} `)).toEqual([found.id]);
  expect(await find(from.id)).toEqual([found.id]);
  expect(new Set(await find(to.id))).toEqual(new Set([found.id, other.id]));
});

it('a word with combining marks is found in every Unicode form, and only in rows that have all words', async () => {
  const at = { from: someone('investor'), to: someone('brand') };
  const hindi = await makeInquiry(db(), { ...at, subject: 'मेरी दुकान, पुणे kiosk' });
  const english = await makeInquiry(db(), { ...at, subject: 'My shop, Pune kiosk' });
  const composed = await makeInquiry(db(), { ...at, subject: 'Caf\u00e9zzz' });
  const decomposed = await makeInquiry(db(), { ...at, subject: 'Cafe\u0301zzz' });
  const find = async (search: string) =>
    new Set(ids((await asAdmin(`/api/admin/inquiries?search=${encodeURIComponent(search)}`)).body));
  expect(await find('दुकान')).toEqual(new Set([hindi.id]));
  expect(await find('दुकान kiosk')).toEqual(new Set([hindi.id]));
  expect(await find('पु')).toEqual(new Set([hindi.id]));
  expect(await find('shop kiosk')).toEqual(new Set([english.id]));
  for (const typed of ['caf\u00e9zzz', 'Cafe\u0301zzz'])
    expect(await find(typed)).toEqual(new Set([composed.id, decomposed.id]));
});

it('a text with bidirectional control characters, which an earlier release stored, is sent without them', async () => {
  const from = await makePerson(db(), someone('investor'), '\u202eihsA');
  const inquiry = await makeInquiry(db(), {
    from,
    to: someone('brand'),
    subject: '\u2067kiosk\u202e gnp.exe',
  });
  const { body } = await asAdmin(`/api/admin/inquiries?search=${inquiry.id}`);
  expect(body).toMatchObject([{ subject: 'kiosk gnp.exe', fromName: 'ihsA' }]);
});

it('an administrator finds the inquiries of a person by words of the name', async () => {
  const from = await makePerson(db(), someone('investor'), 'नमिता Quixworthy');
  const to = await makePerson(db(), someone('brand'), 'Zebrawood Chai');
  const sent = await makeInquiry(db(), { from, to: someone('brand'), subject: 'Hello' });
  const both = await makeInquiry(db(), { from, to, subject: 'Hello' });
  const named = await makeInquiry(db(), {
    from: someone('agent'),
    to: someone('brand'),
    subject: 'Ask Quixworthy',
  });
  const find = async (search: string) =>
    new Set(ids((await asAdmin(`/api/admin/inquiries?search=${encodeURIComponent(search)}`)).body));
  expect(await find('quixworthy')).toEqual(new Set([sent.id, both.id, named.id]));
  expect(await find('Quixworthy नमिता')).toEqual(new Set([sent.id, both.id]));
  expect(await find('zebrawood')).toEqual(new Set([both.id]));
  // All words must be in the subject or in the name of one person.
  expect(await find('zebrawood hello')).toEqual(new Set());
});

it.each(userRoles)('listing all inquiries with a user session of the role %s answers 403', async (role) => {
  const reply = await inquiries.service.call('GET', '/api/admin/inquiries', { as: someone(role) });
  expect(reply.status).toBe(403);
  expect(reply.body.code).toBe('wrong_role');
});

it('listing all inquiries without a session answers 401', async () => {
  const reply = await inquiries.service.call('GET', '/api/admin/inquiries');
  expect(reply.status).toBe(401);
  expect(reply.body.title).toBe('Unauthorized');
});

it.each([
  ['limit=0', 'validation_failed'],
  ['limit=101', 'validation_failed'],
  ['cursor=garbage', 'invalid_cursor'],
  [`search=${'x'.repeat(201)}`, 'validation_failed'],
])('listing all inquiries with %s answers 400', async (query, code) => {
  const reply = await asAdmin(`/api/admin/inquiries?${query}`);
  expect(reply.status).toBe(400);
  expect(reply.body.code).toBe(code);
});
