import { currentToasts, dismissToast } from '@setu/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { makeQueryClient } from '../api/query-client';
import { setTransport } from '../api/transport';
import { beginDraftsOf, forgetDrafts } from './draft-storage';
import { rememberIntent } from './sign-in';
import { SignInLink } from './sign-in-link';
import { useDraft } from './use-draft';
import { useSession } from './use-session';

const user = { id: 'asha' };

const reply = (status: number, body: unknown): Response => Response.json(body, { status });

function Who() {
  const session = useSession();
  return <p>{session.user ? `${session.state} ${session.user.id}` : session.state}</p>;
}
const renderWho = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Who />
    </QueryClientProvider>,
  );

const intentOf = () => {
  const value = /(?:^|; )intent=([^;]*)/.exec(document.cookie)?.[1];
  return value === undefined ? null : (JSON.parse(decodeURIComponent(value)) as unknown);
};

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'intent=; Max-Age=0; Path=/';
  sessionStorage.clear();
  dismissToast();
});

describe('session', () => {
  test('a session is loading until the lookup answers, then signed in', async () => {
    setTransport(() => async () => reply(200, user));
    renderWho();
    screen.getByText('loading');
    await screen.findByText('signed-in asha');
  });

  test('a session is signed out when the lookup answers 401', async () => {
    setTransport(() => async () => reply(401, { title: 'Unauthorized' }));
    renderWho();
    await screen.findByText('signed-out');
  });

  test('a session is signed out when the lookup fails, without another attempt', async () => {
    let count = 0;
    setTransport(() => async () => {
      count += 1;
      return reply(503, {});
    });
    renderWho();
    await screen.findByText('signed-out');
    expect(count).toBe(1);
  });
});

describe('intent', () => {
  test('a browser that forbids cookies opens the sign-in page without storing the intent', () => {
    const refused = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(() => rememberIntent()).not.toThrow();
    refused.mockRestore();
    expect(intentOf()).toBeNull();
  });

  test('an intent returns to the current page unless it names another page', () => {
    window.history.replaceState(null, '', '/franchises/7?tab=b');
    rememberIntent();
    expect(intentOf()).toEqual({ returnTo: '/franchises/7?tab=b' });
  });

  test('a sign-in link has the plain address and stores role and return address', () => {
    window.history.replaceState(null, '', '/');
    render(<SignInLink intent={{ role: 'brand' }}>Start Expanding</SignInLink>);
    const link = screen.getByRole('link', { name: 'Start Expanding' });
    expect(link.getAttribute('href')).toBe('/api/login');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
    expect(intentOf()).toEqual({ role: 'brand', returnTo: '/' });
  });
});

function Note({ id }: { id: string }) {
  const [text, keep, forget] = useDraft(id);
  return (
    <>
      <textarea aria-label="Note" value={text} onChange={(event) => keep(event.target.value)} />
      <button type="button" onClick={forget}>
        Sent
      </button>
    </>
  );
}

describe('draft', () => {
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('Note');

  test('a draft outlives its component and is not shared with another id', () => {
    const first = render(<Note id="a" />);
    fireEvent.change(box(), { target: { value: 'Namaste' } });
    first.unmount();
    const second = render(<Note id="a" />);
    expect(box().value).toBe('Namaste');
    second.unmount();
    render(<Note id="b" />);
    expect(box().value).toBe('');
  });

  test('a draft is deleted after it is sent', () => {
    const first = render(<Note id="a" />);
    fireEvent.change(box(), { target: { value: 'Namaste' } });
    fireEvent.click(screen.getByText('Sent'));
    expect(box().value).toBe('');
    first.unmount();
    render(<Note id="a" />);
    expect(box().value).toBe('');
  });
});

test('logging out deletes all drafts of the tab and nothing else', () => {
  const first = render(<Note id="a" />);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Namaste' } });
  first.unmount();
  sessionStorage.setItem('scroll:/', '12');
  forgetDrafts();
  render(<Note id="a" />);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('');
  expect(sessionStorage.getItem('scroll:/')).toBe('12');
});

test('a draft is kept when a visitor signs in and deleted when another user signs in', () => {
  const type = (text: string) => {
    const { unmount } = render(<Note id="a" />);
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: text } });
    unmount();
  };
  const shown = () => {
    const { unmount } = render(<Note id="a" />);
    const { value } = screen.getByLabelText<HTMLTextAreaElement>('Note');
    unmount();
    return value;
  };
  type('Namaste');
  beginDraftsOf('asha');
  expect(shown()).toBe('Namaste');
  beginDraftsOf('asha');
  expect(shown()).toBe('Namaste');
  beginDraftsOf('ravi');
  expect(shown()).toBe('');
});

test('unauthorized users see one toast, however many calls failed', async () => {
  jest.useFakeTimers();
  const { handleUnauthorized } = await import('./sign-in');
  act(() => {
    handleUnauthorized();
    handleUnauthorized('Please login to send an inquiry.');
  });
  expect(currentToasts()).toMatchObject([
    {
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'danger',
    },
  ]);
  jest.useRealTimers();
});
