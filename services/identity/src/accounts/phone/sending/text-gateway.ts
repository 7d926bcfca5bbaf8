import { createTransport } from 'nodemailer';

/** A text message for a phone. */
interface TextMessage {
  /** Identifies the message at the gateway, which may be sent it twice. */
  id: string;
  /** `+91` and ten digits. */
  to: string;
  text: string;
  /** Name of the text, for gateways that only send registered templates. */
  template: string;
  /** The variable parts of the template. */
  values: Readonly<Record<string, string>>;
}

/** `failed`: worth another try. `refused`: the gateway does not send this message. The problem names neither number nor secret. */
type TextOutcome = { outcome: 'sent' } | { outcome: 'failed' | 'refused'; problem: string };

/** Hands messages to whoever sends them to phones. It never throws. */
export interface TextGateway {
  send: (message: TextMessage) => Promise<TextOutcome>;
  close: () => void;
}

/** Settings of the gateway. */
export interface TextGatewaySettings {
  /** `https` of a gateway, or `smtp` of a mailbox that shows the messages instead of sending them. */
  url: string;
  /** Authorizes the calls; null for a mailbox. */
  token: string | null;
  /** Sender of the mails in a mailbox. */
  from: string;
}

/** A gateway that does not answer within this time has failed, ms. */
const answerLimitMs = 10_000;

const isWorthAnotherTry = (status: number) => status >= 500 || status === 408 || status === 429;

/** Posts messages as JSON; docs/runbook.md describes the call. */
const httpGateway = ({ url, token }: TextGatewaySettings, answerMs: number): TextGateway => ({
  send: async ({ id, ...message }) => {
    try {
      const { status, body } = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id, ...message }),
        redirect: 'manual',
        signal: AbortSignal.timeout(answerMs),
      });
      await body?.cancel();
      if (status >= 200 && status < 300) return { outcome: 'sent' };
      const outcome = isWorthAnotherTry(status) ? 'failed' : 'refused';
      return { outcome, problem: `the gateway answered ${status}` };
    } catch (error) {
      const isLate = (error as Error).name === 'TimeoutError';
      return {
        outcome: 'failed',
        problem: isLate
          ? `the gateway did not answer within ${answerMs} ms`
          : 'the gateway cannot be reached',
      };
    }
  },
  close: () => undefined,
});

/** Puts messages into a mailbox, to the address `919876543210@sms.invalid`, which no mail server delivers. */
const mailboxGateway = ({ url, from }: TextGatewaySettings, answerMs: number): TextGateway => {
  const limits = { connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: answerMs };
  const transport = createTransport({ url, ...limits }, { from });
  return {
    send: async ({ id, to, text }) => {
      try {
        await transport.sendMail({
          to: `${to.slice(1)}@sms.invalid`,
          subject: `Text message to ${to}`,
          text,
          messageId: `<${id}@sms.invalid>`,
        });
        return { outcome: 'sent' };
      } catch {
        return { outcome: 'failed', problem: 'the mailbox did not accept the message' };
      }
    },
    close: () => transport.close(),
  };
};

/** @param answerMs time limit for an answer, ms */
export const connectTextGateway = (settings: TextGatewaySettings, answerMs = answerLimitMs): TextGateway =>
  settings.url.startsWith('smtp') ? mailboxGateway(settings, answerMs) : httpGateway(settings, answerMs);
