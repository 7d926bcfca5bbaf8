import type { Knex } from 'knex';

/** What a mail says, without its form. */
export interface MailContent {
  subject: string;
  /** The line that mailboxes show after the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Smaller paragraphs after the action. */
  notes: readonly string[];
  /** Why the person gets this mail. */
  reason: string;
  /** The link that turns off mail of this sort. A mail about the safety of an account has none. */
  unsubscribe?: { label: string; url: string };
}

/** A mail as a feature queues it. */
interface NewMail {
  /** Name of its kind. */
  kind: string;
  /** What it is about; a second mail with the same cause is not queued. */
  cause: string;
  /** An account, an address that may have none, or another address about an account. */
  to: { userId: string } | { recipient: string } | { userId: string; recipient: string };
}

/** Queues a mail in the transaction of what it is about. */
export type QueueMail = (db: Knex, mail: NewMail) => Promise<void>;

/** A mail whose turn it is. */
export interface DueMail {
  /** What it is about, as it was queued. */
  cause: string;
  /** The account it is about; null until it is known whether the address has one. */
  userId: string | null;
  /** Address it goes to; null: the account's address when it is sent. */
  recipient: string | null;
  createdAt: Date;
}

/** One kind of mail: what a mail of it says, composed when it is sent. Features add theirs to the mail feature. */
export interface MailKind {
  /** Name in the queue: `password-reset`. */
  readonly name: string;
  /** Time after which a mail that could not be sent is given up, ms. */
  readonly worthMs: number;
  /** True when no row stays of a mail that was sent or given up, because nothing may remember the address. */
  readonly leavesNoRow?: true;
  /** @returns null when it has no recipient: the mail is removed then */
  compose: (mail: DueMail) => Promise<{ userId: string | null; to: string; content: MailContent } | null>;
}

/** Adds kinds of mails to those that are sent. Called while the service is built. */
export type AddMails = (kinds: readonly MailKind[]) => void;
