import { intentCookie, type SignInIntent, signInRedirectDelayMs } from '@setu/protocol';
import { toastError } from '../feedback/toasts';
import { withPageAccountIn } from './page-account';

/** Where one signs in or registers: a page of the server, not a screen of ours. */
export const signInPath = '/api/login';
/** Where one signs out: a link to it asks first, a POST to it ends the session. */
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
 * Stores the intent in a cookie for ten minutes; the URL of the sign-in page stays the same. Without `returnTo` one comes back to the
 * present page.
 */
export const rememberIntent = (intent: SignInIntent = {}): void => {
  const value = encodeURIComponent(JSON.stringify({ ...intent, returnTo: intent.returnTo ?? currentPath() }));
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page is left right after
    document.cookie = `${intentCookie.name}=${value}; Max-Age=${intentCookie.maxAgeSeconds}; Path=/; SameSite=Lax`;
  } catch (error) {
    // Where cookies are forbidden nobody can sign in; the page of the sign-in is shown all the same.
    if (!(error instanceof DOMException)) throw error;
  }
};

/** Leaves the page to sign in, and comes back to where the user was. */
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
