import type { Intent, signInForms } from '@setu/contracts';
import type { SentForm } from '../fields';

/** An account of the demo; one click signs in to it where its password is the built-in one. */
interface OfferedAccount {
  email: string;
  name: string;
  /** What it is, in words: role and, of a brand, its name. */
  about: string;
}

/** All that the page shows; what was sent belongs to the open form. */
export interface PageModel extends SentForm {
  /** Which of the two forms is open. */
  open: (typeof signInForms)[number];
  /** Checked path on this site. */
  returnTo: string;
  /** Role that is ticked unless another was sent. */
  role: Intent['role'];
  /** True when the account is suspended: then the alert links to the contact form. */
  isSuspended: boolean;
  /** Name of the provider at which people may sign in; null when there is none. */
  providerName: string | null;
  /** Whether people may sign in with a passkey. */
  hasPasskeys: boolean;
  /** None outside a demo. Without a password the accounts are only named. */
  demo: { accounts: readonly OfferedAccount[]; password: string | null } | null;
}
