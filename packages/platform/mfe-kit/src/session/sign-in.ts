import { intentCookie, type SignInIntent, signInRedirectDelayMs } from '@setu/protocol';
import { toastError } from '../feedback/toasts';
import { withPageAccountIn } from './page-account';

/** The page to sign in or register: a page of the server, not a screen. */
export const signInPath = '/api/login';
/** The page to sign out: a GET asks for confirmation, a POST ends the session. */
export const signOutPath = '/api/logout';

/** Ends the session and leaves for the landing page. */
export const signOut = (): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = withPageAccountIn(signOutPath);
  document.body.append(form);
  form.submit();
};

const currentPath = () => location.pathname + location.search + location.hash;

/**
 * Stores the intent in a cookie for ten minutes; the URL of the sign-in page stays the same. Without `returnTo` the user returns to
 * the current page.
 */
export const rememberIntent = (intent: SignInIntent = {}): void => {
  const value = encodeURIComponent(JSON.stringify({ ...intent, returnTo: intent.returnTo ?? currentPath() }));
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page is left right after
    document.cookie = `${intentCookie.name}=${value}; Max-Age=${intentCookie.maxAgeSeconds}; Path=/; SameSite=Lax`;
    // Chromium stores a cookie asynchronously, so a navigation right after could be sent without it. Reading waits until it is stored.
    void document.cookie;
  } catch (error) {
    // Without cookies signing in is impossible, but the sign-in page is shown anyway.
    if (!(error instanceof DOMException)) throw error;
  }
};

/** Opens the sign-in page, which returns the user to the current page. */
export const signIn = (intent: SignInIntent = {}): void => {
  rememberIntent(intent);
  location.assign(signInPath);
};

let redirect: ReturnType<typeof setTimeout> | undefined;

/**
 * Handles a 401: shows a toast, then leaves to sign in after 500 ms. Further calls in the meantime do nothing.
 * @param description the text under the toast's title
 */
export const handleUnauthorized = (description = 'You are logged out. Logging in again...'): void => {
  if (redirect !== undefined) return;
  toastError({ title: 'Unauthorized', description });
  redirect = setTimeout(() => {
    redirect = undefined;
    signIn();
  }, signInRedirectDelayMs);
};
