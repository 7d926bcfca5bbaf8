import { Intent } from '@setu/contracts';
import { returnPath } from './return-path';

const decode = (cookie: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(cookie));
  } catch {
    // A cookie may contain any text, so an unreadable cookie is ignored.
    return null;
  }
};

interface ReadIntent {
  form: NonNullable<Intent['form']>;
  role: Intent['role'];
  returnTo: string | null;
}

/** Reads the intent cookie: the form to open, the requested role and a checked return path. */
export const readIntent = (cookie: string | undefined): ReadIntent => {
  const { form, role, returnTo } = Intent.safeParse(cookie ? decode(cookie) : null).data ?? {};
  return { form: form ?? (role ? 'register' : 'sign-in'), role, returnTo: returnPath(returnTo) };
};
