import type { Intent, signInForms } from '@setu/contracts';
import type { SentForm } from '../fields';

/** An account of the demo. With the built-in password, one click signs in to it. */
interface OfferedAccount {
  email: string;
  name: string;
  /** Its description: the role and, for a brand, the name. */
  about: string;
}

/** The data of the page. Sent values belong to the open form. */
export interface PageModel extends SentForm {
  /** Which of the two forms is open. */
  open: (typeof signInForms)[number];
  /** Checked path on this site. */
  returnTo: string;
  /** The default role unless another was sent. */
  role: Intent['role'];
  /** True when the account is suspended: then the alert links to the contact form. */
  isSuspended: boolean;
  /** Name of the provider at which people may sign in; null when there is none. */
  providerName: string | null;
  /** Whether people may sign in with a passkey. */
  hasPasskeys: boolean;
  /** Null outside a demo. Without a password the accounts are only listed. */
  demo: { accounts: readonly OfferedAccount[]; password: string | null } | null;
}
