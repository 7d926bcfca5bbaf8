import type { Knex } from 'knex';

/** The content of a mail, without its layout. */
export interface MailContent {
  subject: string;
  /** The line that mailboxes show after the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** The action button. */
  action?: { label: string; url: string };
  /** Smaller paragraphs after the action. */
  notes: readonly string[];
  /** Why the person gets this mail. */
  reason: string;
  /** The link that turns off mails of this kind. A mail about the safety of an account does not have it. */
  unsubscribe?: { label: string; url: string };
}

/** A mail to queue. */
interface NewMail {
  /** Name of its kind. */
  kind: string;
  /** Identifies its cause; a second mail with the same cause is not queued. */
  cause: string;
  /** An account, an address that may not have an account, or another address about an account. */
  to: { userId: string } | { recipient: string } | { userId: string; recipient: string };
}

/** Queues a mail in the transaction of its cause. */
export type QueueMail = (db: Knex, mail: NewMail) => Promise<void>;

/** A mail that is due. */
export interface DueMail {
  /** The cause with which it was queued. */
  cause: string;
  /** The account it is about; null until it is known whether the address has one. */
  userId: string | null;
  /** Recipient; null: the account's address when it is sent. */
  recipient: string | null;
  createdAt: Date;
}

/** A kind of mail, which composes its mails when they are sent. Features add their kinds to the mail feature. */
export interface MailKind {
  /** Name in the queue: `password-reset`. */
  readonly name: string;
  /** Time after which a mail that could not be sent is given up, ms. */
  readonly worthMs: number;
  /** True when the row is deleted after the mail was sent or given up, because the address must not be stored. */
  readonly leavesNoRow?: true;
  /** @returns null when there is no recipient; then the mail is removed */
  compose: (mail: DueMail) => Promise<{ userId: string | null; to: string; content: MailContent } | null>;
}

/** Adds kinds of mails. Called while the service is built. */
export type AddMails = (kinds: readonly MailKind[]) => void;
