import { randomUUID } from 'node:crypto';
import { landingCopy } from '@setu/contracts';
import { migrate } from '@setu/service-kit';
import { someone } from '@setu/service-kit/test';
import { migrations } from '../../migrations';
import { anEntry, callAsAdmin, makeUser, setUpContent } from '../../test/builders';

const content = setUpContent();

const admin = (method: string, path: string, body?: unknown) =>
  callAsAdmin(content.service, method, path, body);
const add = async (more: Record<string, unknown> = {}) => {
  const reply = await admin('POST', '/api/admin/content', anEntry(more));
  expect(reply.status).toBe(201);
  return reply.body;
};
const stored = (id: string) => content.db('website_content').where({ id }).first();
const shown = async () => (await content.service.call('GET', '/api/content')).body as { key: string }[];
const trail = async () => (await content.db('activity').pluck('text')) as string[];

describe('entries at the start', () => {
  it('a new site has the entries of the landing page, in order', async () => {
    const reply = await content.service.call('GET', '/api/content');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(
      landingCopy.map(({ section, key, title, content: words, linkUrl }) => ({
        section,
        key,
        title,
        content: words,
        imageUrl: null,
        linkUrl,
        metadata: null,
      })),
    );
  });
});

describe('one section', () => {
  it('a section can be read without the others', async () => {
    const reply = await content.service.call('GET', '/api/content?section=footer');
    expect(reply.body.map(({ key }: { key: string }) => key)).toEqual(['footer.tagline', 'footer.note']);
    expect((await content.service.call('GET', '/api/content?section=sidebar')).status).toBe(400);
  });
});

describe('creating an entry', () => {
  it('a created entry is stored, shown in order, and recorded in the audit trail with the administrator', async () => {
    const who = await makeUser(content.db, someone('admin'));
    const entry = anEntry({
      section: 'hero',
      order: -1,
      title: '  ₹ & <b>घर</b> 🪔 ',
      imageUrl: 'https://a.test/x.png',
    });
    const reply = await callAsAdmin(content.service, 'POST', '/api/admin/content', entry, who);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      ...entry,
      id: expect.any(String),
      title: '₹ & <b>घर</b> 🪔',
      metadata: null,
      createdAt: expect.any(String),
      updatedAt: reply.body.createdAt,
    });
    expect(await stored(reply.body.id)).toMatchObject({ key: entry.key, section: 'hero', deleted_at: null });
    expect((await shown())[0]).toMatchObject({ key: entry.key });
    const line = (await admin('GET', '/api/admin/activity?limit=1')).body[0];
    expect(line).toMatchObject({
      kind: 'content',
      text: `${who.displayName} added the site copy “${entry.key}”`,
    });
  });

  it('an order that is not a number is stored as 0, blank fields as null', async () => {
    expect(await add({ order: 'first', title: '', content: ' ', linkUrl: '', imageUrl: null })).toMatchObject(
      {
        order: 0,
        title: null,
        content: null,
        linkUrl: null,
        imageUrl: null,
      },
    );
    expect(await add({ order: '7' })).toMatchObject({ order: 7 });
  });

  it('a key that is in use is refused, and nothing is stored', async () => {
    const { key } = await add();
    const reply = await admin('POST', '/api/admin/content', anEntry({ key }));
    expect(reply.status).toBe(409);
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
    expect(reply.body).toMatchObject({
      code: 'key_exists',
      detail: 'Key already exists',
      errors: [{ path: 'key', message: 'Key already exists' }],
    });
    expect(await content.db('website_content').where({ key })).toHaveLength(1);
    expect((await trail()).filter((text) => text.includes(key))).toHaveLength(1);
  });

  it('only one of two concurrent entries with one key is stored', async () => {
    const entry = anEntry();
    const replies = await Promise.all([
      admin('POST', '/api/admin/content', entry),
      admin('POST', '/api/admin/content', entry),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['no section', { section: undefined }, 'section'],
    ['another section', { section: 'header' }, 'section'],
    ['no key', { key: ' ' }, 'key'],
    ['a key of 101 characters', { key: 'k'.repeat(101) }, 'key'],
    ['NUL in the title', { title: 'a\u0000b' }, 'title'],
    ['NUL in a link', { linkUrl: '/a\u0000b' }, 'linkUrl'],
    ['NUL in an address', { imageUrl: 'https://a.test/\u0000' }, 'imageUrl'],
    ['words of 5,001 characters', { content: 'x'.repeat(5_001) }, 'content'],
    ['a script as a link', { linkUrl: 'javascript:alert(1)' }, 'linkUrl'],
    ['a picture over http', { imageUrl: 'http://a.test/x.png' }, 'imageUrl'],
    ['isActive as a word', { isActive: 'yes' }, 'isActive'],
  ])('an entry with %s is refused', async (_, wrong, path) => {
    const count = async () => (await content.db('website_content').count('*'))[0]?.count;
    const before = await count();
    const reply = await admin('POST', '/api/admin/content', anEntry(wrong));
    expect(await count()).toBe(before);
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('validation_failed');
    expect(reply.body.errors.map((issue: { path: string }) => issue.path)).toEqual([path]);
  });

  it.each([
    ['malformed JSON', 'application/json', '{"key":', 400, 'malformed_json'],
    ['a list', 'application/json', '[]', 400, 'validation_failed'],
    ['a form', 'application/x-www-form-urlencoded', 'key=a', 415, 'unsupported_media_type'],
    [
      '10 MB',
      'application/json',
      JSON.stringify({ content: 'x'.repeat(10_000_000) }),
      413,
      'payload_too_large',
    ],
  ])('an entry whose body is %s is refused', async (_, contentType, body, status, code) => {
    const reply = await fetch(`${content.service.url}/api/admin/content`, {
      method: 'POST',
      headers: {
        ...(await content.service.callers.headersFor(someone('admin'), 'admin')),
        'content-type': contentType,
      },
      body,
    });
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ code });
  });
});

describe('changing an entry', () => {
  it('fields that are not sent do not change, also with concurrent changes of two administrators', async () => {
    const { id, key } = await add();
    const before = await stored(id);
    await Promise.all([
      admin('PATCH', `/api/admin/content/${id}`, { title: 'Other' }),
      admin('PATCH', `/api/admin/content/${id}`, { order: 9 }),
    ]);
    expect(await stored(id)).toEqual({ ...before, title: 'Other', order: 9, updated_at: expect.any(Date) });
    expect((await admin('PATCH', `/api/admin/content/${id}`, {})).body).toMatchObject({ key, order: 9 });
  });

  it('changed fields are stored and shown on the page', async () => {
    const { id, key } = await add();
    const reply = await admin(
      'PATCH',
      `/api/admin/content/${id}`,
      anEntry({ key, title: 'Other', order: 9 }),
    );
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ id, key, title: 'Other', order: 9 });
    expect(await shown()).toContainEqual(expect.objectContaining({ key, title: 'Other' }));
    expect(await trail()).toContain(`edited the site copy “${key}”`);
  });

  it('an inactive entry is hidden on the page, but not from administrators', async () => {
    const { id, key } = await add();
    await admin('PATCH', `/api/admin/content/${id}`, anEntry({ key, isActive: false }));
    expect((await shown()).map((entry) => entry.key)).not.toContain(key);
    const listed = (await admin('GET', '/api/admin/content')).body;
    expect(listed).toContainEqual(expect.objectContaining({ id, isActive: false }));
  });

  it('the key of another entry is refused', async () => {
    const [one, other] = [await add(), await add()];
    const reply = await admin('PATCH', `/api/admin/content/${one.id}`, anEntry({ key: other.key }));
    expect(reply.status).toBe(409);
    expect(await stored(one.id)).toMatchObject({ key: one.key });
  });

  it.each(['not-a-uuid', randomUUID()])('an entry that does not exist (%s) answers 404', async (id) => {
    for (const [method, path, body] of [
      ['PATCH', `/api/admin/content/${id}`, anEntry()],
      ['DELETE', `/api/admin/content/${id}`, undefined],
      ['POST', `/api/admin/content/${id}/restore`, undefined],
    ] as const)
      expect((await admin(method, path, body)).status).toBe(404);
  });
});

describe('deleting and restoring an entry', () => {
  it('a deleted entry is removed from the page and the list, and its key can be reused', async () => {
    const { id, key } = await add();
    const reply = await admin('DELETE', `/api/admin/content/${id}`);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ id, key });
    expect((await shown()).map((entry) => entry.key)).not.toContain(key);
    expect(
      (await admin('GET', '/api/admin/content')).body.map((entry: { id: string }) => entry.id),
    ).not.toContain(id);
    expect((await admin('DELETE', `/api/admin/content/${id}`)).status).toBe(404);
    expect((await admin('PATCH', `/api/admin/content/${id}`, anEntry())).status).toBe(404);
    await add({ key });
  });

  it('a deleted entry can be restored unchanged within ten minutes, and a second click changes nothing', async () => {
    const { id, key } = await add({ title: 'As it was' });
    await admin('DELETE', `/api/admin/content/${id}`);
    const reply = await admin('POST', `/api/admin/content/${id}/restore`);
    expect(reply.status).toBe(200);
    expect(await shown()).toContainEqual(expect.objectContaining({ key, title: 'As it was' }));
    expect((await admin('POST', `/api/admin/content/${id}/restore`)).status).toBe(200);
    expect((await trail()).filter((text) => text === `restored the site copy “${key}”`)).toHaveLength(1);
  });

  it('a deleted entry cannot be restored after ten minutes', async () => {
    const { id, key } = await add();
    await admin('DELETE', `/api/admin/content/${id}`);
    content.clock.ahead += 600_001;
    const reply = await admin('POST', `/api/admin/content/${id}/restore`);
    content.clock.ahead = 0;
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('restore_expired');
    expect((await shown()).map((entry) => entry.key)).not.toContain(key);
  });

  it('a deleted entry cannot be restored when its key is in use', async () => {
    const { id, key } = await add();
    await admin('DELETE', `/api/admin/content/${id}`);
    await add({ key });
    const reply = await admin('POST', `/api/admin/content/${id}/restore`);
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('key_exists');
    expect((await stored(id)).deleted_at).not.toBeNull();
  });
});

it('a deleted entry stays deleted after a restart of the service', async () => {
  const { id } = await content.db('website_content').where({ key: 'footer.note' }).first();
  await admin('DELETE', `/api/admin/content/${id}`);
  await migrate(content.db, 'content', migrations);
  expect((await shown()).map(({ key }) => key)).not.toContain('footer.note');
});
