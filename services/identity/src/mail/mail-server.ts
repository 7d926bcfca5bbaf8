import { createTransport } from 'nodemailer';

/** A mail for the mail server. */
interface OutgoingMail {
  /** Id of its row. The Message-ID contains it, so that a mail that is sent twice can be recognised. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Address with which mail programs turn off mails of this kind with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** Result of a try. A permanently refused mail is not tried again. */
export type Delivery = { outcome: 'sent' } | { outcome: 'refused' | 'failed'; problem: string };

/** A connection to the mail server. */
export interface MailServer {
  send: (mail: OutgoingMail) => Promise<Delivery>;
  close: () => void;
}

interface Options {
  /** smtp://user:password@host:port, or smtps. */
  url: string;
  /** Sender: an address, or a name with an address. */
  from: string;
  /** Host in Message-IDs. */
  host: string;
  /** Time limit for an answer of the server, ms. */
  answerMs?: number;
}

/** A server that does not answer within this time has failed, ms. */
const answerLimitMs = 20_000;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** A full mailbox may be emptied, so its mail is tried again. */
const isMailboxFull = ({ responseCode, response = '' }: SmtpError) =>
  responseCode === 552 || /\b5\.2\.2\b/.test(response);

/** Whether the server refused this mail, and not the connection or the sending account. */
const isRefused = (error: SmtpError): boolean =>
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  (error.responseCode ?? 0) >= 500 &&
  !isMailboxFull(error);

/** Connects to a mail server when there is mail. */
export const connectMailServer = ({ url, from, host, answerMs = answerLimitMs }: Options): MailServer => {
  const limits = { connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: answerMs };
  const transport = createTransport({ url, pool: true, maxConnections: 5, ...limits }, { from });
  return {
    send: async ({ id, unsubscribeUrl, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          messageId: `<${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { outcome: 'sent' };
      } catch (thrown) {
        const error = thrown as SmtpError;
        const problem = error.response ?? error.message;
        return { outcome: isRefused(error) ? 'refused' : 'failed', problem: problem.slice(0, 500) };
      }
    },
    close: () => transport.close(),
  };
};
