import { randomUUID } from 'node:crypto';
import { landingCopy } from '@setu/contracts';
import { migrate } from '@setu/service-kit';
import { someone } from '@setu/service-kit/test';
import { migrations } from '../../migrations';
import { anEntry, type Content, callAsAdmin, makeUser, startContent } from '../../test/builders';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

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

describe('what a site starts with', () => {
  it('is the landing page’s own copy, in its order', async () => {
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
  it('is what a page asks for that shows nothing else', async () => {
    const reply = await content.service.call('GET', '/api/content?section=footer');
    expect(reply.body.map(({ key }: { key: string }) => key)).toEqual(['footer.tagline', 'footer.note']);
    expect((await content.service.call('GET', '/api/content?section=sidebar')).status).toBe(400);
  });
});

describe('creating', () => {
  it('stores it, shows it in its place, and leaves a line with who', async () => {
    const who = await makeUser(content.db, someone('admin'));
    const piece = anEntry({
      section: 'hero',
      order: -1,
      title: '  ₹ & <b>घर</b> 🪔 ',
      imageUrl: 'https://a.test/x.png',
    });
    const reply = await callAsAdmin(content.service, 'POST', '/api/admin/content', piece, who);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      ...piece,
      id: expect.any(String),
      title: '₹ & <b>घर</b> 🪔',
      metadata: null,
      createdAt: expect.any(String),
      updatedAt: reply.body.createdAt,
    });
    expect(await stored(reply.body.id)).toMatchObject({ key: piece.key, section: 'hero', deleted_at: null });
    expect((await shown())[0]).toMatchObject({ key: piece.key });
    const line = (await admin('GET', '/api/admin/activity?limit=1')).body[0];
    expect(line).toMatchObject({
      kind: 'content',
      text: `${who.displayName} added the site copy “${piece.key}”`,
    });
  });

  it('takes an order it cannot read as 0, and blank fields as none', async () => {
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

  it('refuses a key in use, and stores nothing', async () => {
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
    const piece = anEntry();
    const replies = await Promise.all([
      admin('POST', '/api/admin/content', piece),
      admin('POST', '/api/admin/content', piece),
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
  ])('refuses %s', async (_, wrong, path) => {
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
  ])('refuses %s', async (_, contentType, body, status, code) => {
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

describe('changing', () => {
  it('leaves what is not sent: two administrators at once change fields of their own', async () => {
    const { id, key } = await add();
    const before = await stored(id);
    await Promise.all([
      admin('PATCH', `/api/admin/content/${id}`, { title: 'Other' }),
      admin('PATCH', `/api/admin/content/${id}`, { order: 9 }),
    ]);
    expect(await stored(id)).toEqual({ ...before, title: 'Other', order: 9, updated_at: expect.any(Date) });
    expect((await admin('PATCH', `/api/admin/content/${id}`, {})).body).toMatchObject({ key, order: 9 });
  });

  it('replaces the fields, and the page changes', async () => {
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

  it('hides what is not active from the page, not from administrators', async () => {
    const { id, key } = await add();
    await admin('PATCH', `/api/admin/content/${id}`, anEntry({ key, isActive: false }));
    expect((await shown()).map((piece) => piece.key)).not.toContain(key);
    const listed = (await admin('GET', '/api/admin/content')).body;
    expect(listed).toContainEqual(expect.objectContaining({ id, isActive: false }));
  });

  it('refuses the key of another entry', async () => {
    const [one, other] = [await add(), await add()];
    const reply = await admin('PATCH', `/api/admin/content/${one.id}`, anEntry({ key: other.key }));
    expect(reply.status).toBe(409);
    expect(await stored(one.id)).toMatchObject({ key: one.key });
  });

  it.each(['not-a-uuid', randomUUID()])('a piece that is not there (%s): 404', async (id) => {
    for (const [method, path, body] of [
      ['PATCH', `/api/admin/content/${id}`, anEntry()],
      ['DELETE', `/api/admin/content/${id}`, undefined],
      ['POST', `/api/admin/content/${id}/restore`, undefined],
    ] as const)
      expect((await admin(method, path, body)).status).toBe(404);
  });
});

describe('deleting and taking it back', () => {
  it('takes it off the page and out of the list, and frees its key', async () => {
    const { id, key } = await add();
    const reply = await admin('DELETE', `/api/admin/content/${id}`);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ id, key });
    expect((await shown()).map((piece) => piece.key)).not.toContain(key);
    expect(
      (await admin('GET', '/api/admin/content')).body.map((piece: { id: string }) => piece.id),
    ).not.toContain(id);
    expect((await admin('DELETE', `/api/admin/content/${id}`)).status).toBe(404);
    expect((await admin('PATCH', `/api/admin/content/${id}`, anEntry())).status).toBe(404);
    await add({ key });
  });

  it('comes back within ten minutes, as it was; a second click changes nothing', async () => {
    const { id, key } = await add({ title: 'As it was' });
    await admin('DELETE', `/api/admin/content/${id}`);
    const reply = await admin('POST', `/api/admin/content/${id}/restore`);
    expect(reply.status).toBe(200);
    expect(await shown()).toContainEqual(expect.objectContaining({ key, title: 'As it was' }));
    expect((await admin('POST', `/api/admin/content/${id}/restore`)).status).toBe(200);
    expect((await trail()).filter((text) => text === `restored the site copy “${key}”`)).toHaveLength(1);
  });

  it('stays deleted after ten minutes', async () => {
    const { id, key } = await add();
    await admin('DELETE', `/api/admin/content/${id}`);
    content.clock.ahead += 600_001;
    const reply = await admin('POST', `/api/admin/content/${id}/restore`);
    content.clock.ahead = 0;
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('restore_expired');
    expect((await shown()).map((piece) => piece.key)).not.toContain(key);
  });

  it('stays deleted when its key was taken meanwhile', async () => {
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
