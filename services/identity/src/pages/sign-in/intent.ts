import { Intent } from '@setu/contracts';
import { returnPath } from './return-path';

const decode = (cookie: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(cookie));
  } catch {
    // Anybody may write anything into a cookie, so an unreadable one is ignored.
    return null;
  }
};

interface ReadIntent {
  form: NonNullable<Intent['form']>;
  role: Intent['role'];
  returnTo: string | null;
}

/** What the visitor came for, by the intent cookie: the form to open, the wanted role and a checked return path. */
export const readIntent = (cookie: string | undefined): ReadIntent => {
  const { form, role, returnTo } = Intent.safeParse(cookie ? decode(cookie) : null).data ?? {};
  return { form: form ?? (role ? 'register' : 'sign-in'), role, returnTo: returnPath(returnTo) };
};
