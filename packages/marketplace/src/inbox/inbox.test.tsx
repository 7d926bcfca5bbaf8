import { renderScreen } from '@setu/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { anInquiry, aUser } from '../../test/builders';
import { startServer } from '../../test/http-server';
import { useLinkedInquiry } from '../thread/use-linked-inquiry';
import { Inbox } from './inbox';
import { InboxItem } from './inbox-item';

const [kothrud, aundh] = [anInquiry({ subject: 'Kothrud' }), anInquiry({ subject: 'Aundh' })];

function List({ shown }: { shown: (typeof kothrud)[] }) {
  const { open } = useLinkedInquiry();
  return (
    <Inbox inquiries={shown}>
      <output data-testid="search">{useLocation().search}</output>
      <ul>
        {shown.map(({ id, subject }) => (
          <InboxItem key={id} inquiryId={id}>
            <button type="button" onClick={() => open(id)}>
              {subject}
            </button>
          </InboxItem>
        ))}
      </ul>
    </Inbox>
  );
}

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  sessionStorage.clear();
});

const openInbox = async ({
  isWide = true,
  shown = [kothrud, aundh],
  at = '/dashboard?tab=inquiries',
} = {}) => {
  const turned = new Set<() => void>();
  let matches = isWide;
  window.matchMedia = () =>
    ({
      get matches() {
        return matches;
      },
      addEventListener: (_: string, notify: () => void) => turned.add(notify),
      removeEventListener: (_: string, notify: () => void) => turned.delete(notify),
    }) as unknown as MediaQueryList;
  const server = await startServer(({ url }) => ({
    body: [kothrud, aundh].find(({ id }) => url === `/api/inquiries/${id}`) ?? [],
  }));
  stop = server.stop;
  await renderScreen(<List shown={shown} />, { at, user: aUser(), server: server.origin });
  return {
    /** Makes a wide window narrow, and a narrow window wide. */
    turn: () =>
      act(async () => {
        matches = !matches;
        for (const notify of turned) notify();
      }),
  };
};
const search = () => screen.getByTestId('search').textContent;
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const messageBox = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');

test('on a wide screen the chosen conversation is beside the list, which stays usable', async () => {
  await openInbox();
  screen.getByText('No conversation is open');
  await choose('Kothrud');
  const pane = await screen.findByRole('dialog', { name: 'Kothrud' });
  expect(pane.getAttribute('aria-modal')).toBeNull();
  await waitFor(() => expect(pane.contains(document.activeElement)).toBe(true));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.getAttribute('aria-current')).toBe('true');
  expect(second?.getAttribute('aria-current')).toBeNull();
});

test('typed text stays when another conversation is chosen, and Back returns to the list', async () => {
  await openInbox();
  await choose('Kothrud');
  fireEvent.change(await messageBox(), { target: { value: 'Half a sentence' } });
  await choose('Aundh');
  await screen.findByRole('dialog', { name: 'Aundh' });
  expect((await messageBox()).value).toBe('');
  await choose('Kothrud');
  await screen.findByRole('dialog', { name: 'Kothrud' });
  expect((await messageBox()).value).toBe('Half a sentence');
  expect(search()).toBe(`?tab=inquiries&inquiry=${kothrud.id}`);
});

test.each(['Escape', 'Close'])('%s closes the conversation, and its item gets the focus', async (way) => {
  await openInbox();
  await choose('Aundh');
  const pane = await screen.findByRole('dialog', { name: 'Aundh' });
  if (way === 'Close') await choose('Close');
  else await act(async () => fireEvent.keyDown(await messageBox(), { key: 'Escape' }));
  expect(pane.isConnected).toBe(false);
  expect(search()).toBe('?tab=inquiries');
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('listitem')[1]));
});

test('on a phone the conversation opens over the list', async () => {
  await openInbox({ isWide: false });
  expect(screen.queryByText('No conversation is open')).toBeNull();
  await choose('Kothrud');
  const sheet = within(await screen.findByRole('dialog', { name: 'Kothrud' }));
  await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Close' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['wide', true],
  ['narrow', false],
])('open elements of a conversation stay open when a %s screen is rotated', async (_, isWide) => {
  const { turn } = await openInbox({ isWide });
  await choose('Kothrud');
  await messageBox();
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Propose a Meeting...' })));
  const dialog = await screen.findByRole('dialog', { name: 'Propose a Meeting' });
  await turn();
  await turn();
  expect(dialog.isConnected).toBe(true);
});

test('an empty list uses the full width', async () => {
  await openInbox({ shown: [] });
  expect(screen.queryByText('No conversation is open')).toBeNull();
});

test('a conversation that is not in the list is shown beside an empty list', async () => {
  await openInbox({ shown: [], at: `/dashboard?inquiry=${aundh.id}` });
  await screen.findByRole('dialog', { name: 'Aundh' });
});

test('the list scrolls to a conversation that a link opens beside it, but not to one that covers it', async () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    if (this.tagName === 'LI') scrolled.push(this.textContent);
  };
  const { turn } = await openInbox({ isWide: false, at: `/dashboard?inquiry=${aundh.id}` });
  await messageBox();
  expect(scrolled).toEqual([]);
  await turn();
  expect(scrolled).toEqual(['Aundh']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
