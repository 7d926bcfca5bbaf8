import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The reply of a server that refuses a mail. */
interface Refusal {
  code: number;
  message: string;
}

/** A real mail server for tests, which stores accepted mails. */
export interface Mailbox {
  /** smtp://127.0.0.1:port */
  url: string;
  /** Mails in the order in which they arrived. */
  mails: Email[];
  /** Refuses every recipient from now on; null: accepts all. */
  refuse: (refusal: Refusal | null) => void;
  /**
   * Resolves with the first mail to an address, also one that has not arrived yet.
   * @param subject only mails with this subject
   * @param after number of mails to skip: those that arrived before
   */
  mailTo: (address: string, which?: { subject?: string; after?: number }) => Promise<Email>;
  stop: () => Promise<void>;
}

const addressesOf = ({ to = [] }: Email): string[] => to.flatMap(({ address }) => address ?? []);

/** Starts a mail server on a free port. */
export const startMailbox = async (): Promise<Mailbox> => {
  const mails: Email[] = [];
  const waiting: { isWanted: (mail: Email) => boolean; take: (mail: Email) => void }[] = [];
  let refusal: Refusal | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null),
    onData: (stream, _session, done) => {
      const take = async () => {
        const mail = await PostalMime.parse(await buffer(stream));
        mails.push(mail);
        for (const { isWanted, take } of waiting) if (isWanted(mail)) take(mail);
      };
      take().then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (next) => {
      refusal = next;
    },
    mailTo: (address, { subject, after = 0 } = {}) => {
      const isWanted = (mail: Email) =>
        addressesOf(mail).includes(address) && (subject === undefined || mail.subject === subject);
      const found = mails.slice(after).find(isWanted);
      return found ? Promise.resolve(found) : new Promise((take) => waiting.push({ isWanted, take }));
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
