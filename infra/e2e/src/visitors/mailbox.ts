import { eventually, readRun } from '../platform/platform';
import { type RegisteredSession, send } from './api-client';

/** A mail that the platform sent. */
export interface SentMail {
  subject: string;
  text: string;
  html: string;
}

/** Mails to an address, oldest first. */
export const mailsTo = async (address: string): Promise<SentMail[]> => {
  const { mail } = await readRun();
  const reply = await fetch(`${mail.url}/api/mails?to=${encodeURIComponent(address)}`);
  return (await reply.json()) as SentMail[];
};

/** The newest mail to an address with this subject; waits until it has arrived. */
export const mailTo = (address: string, subject: string): Promise<SentMail> =>
  eventually(async () => {
    const found = (await mailsTo(address)).filter((mail) => mail.subject === subject).at(-1);
    if (!found) throw new Error(`No mail “${subject}” has arrived`);
    return found;
  });

/** Confirms the address of a person with the link in the first mail. */
export const confirmAddress = async (person: RegisteredSession): Promise<void> => {
  const { text } = await mailTo(person.user.email, 'Confirm your email address');
  const token = /\?token=([\w-]+)/.exec(text)?.[1];
  await send(person, 'POST', '/api/confirm-email', { token });
};
