import type { Intent, signInForms } from '@setu/contracts';
import type { FieldIssue } from '@setu/service-kit';

/** An account of the demo; one click signs in to it where its password is the built-in one. */
interface OfferedAccount {
  email: string;
  name: string;
  /** What it is, in words: role and, of a brand, its name. */
  about: string;
}

/** All that the page shows. */
export interface PageModel {
  /** Which of the two forms is open. */
  open: (typeof signInForms)[number];
  /** Checked path on this site. */
  returnTo: string;
  /** Role that is ticked unless another was sent. */
  role: Intent['role'];
  /** What was typed, by field; never a password. */
  typed: Readonly<Record<string, string>>;
  /** What is wrong with fields of the open form. */
  issues: readonly FieldIssue[];
  /** What is wrong as a whole. */
  alert: string | null;
  /** True when the account is suspended: then the alert links to the contact form. */
  isSuspended: boolean;
  /** None outside a demo. Without a password the accounts are only named. */
  demo: { accounts: readonly OfferedAccount[]; password: string | null } | null;
}
