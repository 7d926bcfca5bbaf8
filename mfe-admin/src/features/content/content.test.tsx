import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aContentEntry, anAdmin } from '../../../test/builders';
import { address, closeAdmin, openAdmin, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const created = (body: unknown) => ({ status: 201, body: aContentEntry({ ...(body as object), order: 0 }) });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.input(field(label), { target: { value } }));
const submit = () => act(async () => fireEvent.submit(field(/^Key/).closest('form')!));

test('site copy is listed by section', async () => {
  await openAdmin('/admin?tab=content', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/content': {
        body: [
          aContentEntry({ key: 'hero.headline', title: 'The bridge' }),
          aContentEntry({
            section: 'footer',
            key: 'footer.note',
            title: null,
            content: 'नमस्ते',
            isActive: false,
          }),
        ],
      },
    },
  });
  const hero = within(await screen.findByRole('table', { name: 'Hero' }));
  hero.getByText('hero.headline');
  hero.getByText('The bridge');
  hero.getByText('Active');
  const footer = within(screen.getByRole('table', { name: 'Footer' }));
  footer.getByText('नमस्ते');
  footer.getByText('Inactive');
  expect(screen.queryByRole('table', { name: 'Features' })).toBeNull();
  screen.getByText('2 site copy entries');
});

describe('creating', () => {
  test('a new entry requires a key, is sent once, and closes the dialog', async () => {
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const { seen } = await openAdmin('/admin?tab=content', {
      admin: anAdmin(),
      server: {
        'GET /api/admin/content': { body: [] },
        'POST /api/admin/content': ({ body }) => held.then(() => created(body)),
      },
    });
    await screen.findByText('No content yet');
    fireEvent.click(screen.getAllByRole('link', { name: 'Create Content' })[0]!);
    await screen.findByRole('dialog', { name: 'Create Content' });
    expect(address()).toBe('/admin?tab=content&edit=new');
    await submit();
    await screen.findByText('Key is required');
    expect(document.activeElement).toBe(field(/^Key/));

    fireEvent.change(field('Section'), { target: { value: 'footer' } });
    await write(/^Key/, ' footer.note ');
    await write('Content (optional)', '<b>नमस्ते</b> 🙏');
    await write('Order', 'soon');
    await submit();
    await submit();
    await screen.findByRole('button', { name: 'Creating...' });
    answerNow();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownToast()).toMatchObject({ title: 'Content created successfully' });
    expect(address()).toBe('/admin?tab=content');
    const sent = seen.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        section: 'footer',
        key: ' footer.note ',
        title: '',
        content: '<b>नमस्ते</b> 🙏',
        imageUrl: '',
        linkUrl: '',
        isActive: true,
        order: 'soon',
      },
    ]);
    await waitFor(() => expect(seen.filter(({ method }) => method === 'GET')).toHaveLength(2));
    expect(sessionStorage.length).toBe(0);
  });

  test('a key that is taken is reported on its field, and the draft stays', async () => {
    await openAdmin('/admin?tab=content&edit=new', {
      admin: anAdmin(),
      server: {
        'GET /api/admin/content': { body: [] },
        'POST /api/admin/content': refusal(409, 'key_exists', 'Key already exists', [
          { path: 'key', message: 'Key already exists' },
        ]),
      },
    });
    await screen.findByRole('dialog');
    await write(/^Key/, 'hero.headline');
    await write(/^Title/, 'Another');
    await submit();
    const message = await screen.findByText('Key already exists');
    expect(field(/^Key/).getAttribute('aria-describedby')).toContain(message.closest('p')!.id);
    expect(field(/^Title/).value).toBe('Another');
    expect(shownToast()).toMatchObject({ title: 'Error', variant: 'danger' });
  });

  test('an invalid address is reported before it is sent', async () => {
    const { seen } = await openAdmin('/admin?tab=content&edit=new', {
      admin: anAdmin(),
      server: { 'GET /api/admin/content': { body: [] } },
    });
    await screen.findByRole('dialog');
    await write(/^Key/, 'hero.headline');
    await write(/^Link URL/, 'javascript:alert(1)');
    await submit();
    await screen.findByText('Enter an https:// address or a path on this site');
    expect(seen.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('a draft survives the login after a session has ended', async () => {
    const admin = anAdmin();
    await openAdmin('/admin?tab=content&edit=new', {
      admin,
      server: {
        'GET /api/admin/content': { body: [] },
        'POST /api/admin/content': refusal(401, 'unauthenticated', 'Log in.'),
        'POST /api/admin/login': { body: { admin } },
        'GET /api/admin/user': { body: admin },
      },
    });
    await screen.findByRole('dialog');
    await write(/^Key/, 'hero.headline');
    await write('Content (optional)', 'A long text');
    await submit();
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Unauthorized' }));
    await screen.findByRole('heading', { name: 'Administrator Access Portal' });
    await write('Email', admin.email);
    await write('Password', 'a quiet morning');
    fireEvent.submit(screen.getByRole('form'));
    await screen.findByRole('dialog', { name: 'Create Content' });
    expect(field('Content (optional)').value).toBe('A long text');
  });

  test('a cancelled dialog discards its draft', async () => {
    await openAdmin('/admin?tab=content&edit=new', {
      admin: anAdmin(),
      server: { 'GET /api/admin/content': { body: [] } },
    });
    await screen.findByRole('dialog');
    await write(/^Key/, 'hero.headline');
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.length).toBe(0);
  });
});

test('an unknown id in the address shows a toast and the list', async () => {
  await openAdmin('/admin?tab=content&edit=c1000000-0000-4000-8000-00000000dead', {
    admin: anAdmin(),
    server: { 'GET /api/admin/content': { body: [aContentEntry()] } },
  });
  await waitFor(() => expect(shownToast()).toMatchObject({ description: 'This entry no longer exists.' }));
  await waitFor(() => expect(address()).toBe('/admin?tab=content'));
});

test('a late response does not navigate after the user has left', async () => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const entry = aContentEntry({ key: 'hero.headline' });
  await openAdmin('/admin?tab=content', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/content': { body: [entry] },
      [`PATCH /api/admin/content/${entry.id}`]: () => held.then(() => ({ body: entry })),
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Edit hero.headline' }));
  await screen.findByRole('dialog', { name: 'Edit Content' });
  await write(/^Title/, 'Another title');
  await submit();
  await screen.findByRole('button', { name: 'Saving...' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Settings' }));
  await waitFor(() => expect(address()).toBe('/admin?tab=settings'));
  answerNow();
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Content updated successfully' }));
  expect(address()).toBe('/admin?tab=settings');
  expect(sessionStorage.length).toBe(0);
});

test('the edit dialog starts with the stored values and sends only the changed ones', async () => {
  const entry = aContentEntry({ key: 'hero.headline', order: 30, isActive: false });
  const { seen } = await openAdmin('/admin?tab=content', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/content': { body: [entry] },
      [`PATCH /api/admin/content/${entry.id}`]: { body: entry },
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Edit hero.headline' }));
  await screen.findByRole('dialog', { name: 'Edit Content' });
  expect(field('Order').value).toBe('30');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Active/ }).checked).toBe(false);
  await write(/^Title/, 'Another title');
  await submit();
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Content updated successfully' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.find(({ method }) => method === 'PATCH')?.body).toEqual({ title: 'Another title' });
});

test('a draft is dropped when another administrator has changed its entry', async () => {
  let entry = aContentEntry({ key: 'hero.headline', title: 'Old' });
  const { client } = await openAdmin('/admin?tab=content', {
    admin: anAdmin(),
    server: { 'GET /api/admin/content': () => ({ body: [entry] }) },
  });
  const edit = async () => {
    fireEvent.click(await screen.findByRole('link', { name: 'Edit hero.headline' }));
    await screen.findByRole('dialog');
  };
  const close = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await edit();
  await write(/^Title/, 'Half a');
  await close();
  await edit();
  await waitFor(() => expect(field(/^Title/).value).toBe('Half a'));
  await close();
  entry = { ...entry, title: 'Newer', updatedAt: '2026-11-20T10:00:00.000Z' };
  await act(() => client.invalidateQueries());
  await edit();
  expect(field(/^Title/).value).toBe('Newer');
});

describe('deleting', () => {
  const open = async (answers: Record<string, ReturnType<typeof refusal> | { body: unknown }>) => {
    const entry = aContentEntry({ key: 'hero.headline' });
    let isDeleted = false;
    const opened = await openAdmin('/admin?tab=content', {
      admin: anAdmin(),
      server: {
        'GET /api/admin/content': () => ({ body: isDeleted ? [] : [entry] }),
        [`DELETE /api/admin/content/${entry.id}`]: () => {
          const answer = answers.delete ?? { body: entry };
          isDeleted = 'status' in answer === false;
          return answer;
        },
        [`POST /api/admin/content/${entry.id}/restore`]: () => {
          const answer = answers.restore ?? { body: entry };
          isDeleted = 'status' in answer;
          return answer;
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete hero.headline' }));
    return opened;
  };
  const undo = () => act(async () => shownToast()?.action?.onClick());

  test('an entry is deleted without a confirmation, and the toast offers Undo', async () => {
    await open({});
    await screen.findByText('No content yet');
    expect(shownToast()).toMatchObject({
      title: 'Content deleted successfully',
      action: { label: 'Undo', hint: 'Restore hero.headline' },
    });
    expect(document.activeElement).not.toBe(document.body);
    await undo();
    await screen.findByText('hero.headline');
    expect(shownToast()).toMatchObject({ title: 'Content restored successfully' });
  });

  test('a failed deletion shows the reason and keeps the entry', async () => {
    await open({ delete: refusal(503, 'service_unavailable', 'Back in a minute.') });
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Error', description: 'Back in a minute.' }),
    );
    screen.getByText('hero.headline');
  });

  test('Undo shows why it is refused ten minutes later', async () => {
    await open({ restore: refusal(409, 'restore_expired', 'It can be restored for ten minutes only.') });
    await screen.findByText('No content yet');
    await undo();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'It can be restored for ten minutes only.' }),
    );
  });
});
