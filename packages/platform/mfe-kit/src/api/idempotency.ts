import { idempotencyKeyHeader } from '@setu/protocol';
import { ApiError, isUnauthorized } from './api-error';

/** Requests whose outcome is unknown, by their content, with the key they were sent with. */
const unanswered = new Map<string, string>();
/** Limit of `unanswered`, more than a person produces by typing. The oldest are removed first. */
const maxUnanswered = 20;

/** 128 random bits. `crypto.randomUUID` is missing on pages without TLS. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Refusals of the session. They do not show whether an earlier attempt, in another session, was carried out. */
const isOfSession = (error: ApiError): boolean => isUnauthorized(error) || error.code === 'other_account';

/** Whether the reply shows that the request was refused. After any other failure it may have been carried out. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !isOfSession(error);

/**
 * Sends a creating request with an idempotency key. A repeated request, after a lost reply or while the first request is
 * pending, has the same key and so creates nothing more. Other content, or the same content after a reply, gets a new key.
 */
export const sendOnce = async <Answer>(
  url: string,
  init: RequestInit,
  exchange: (init: RequestInit) => Promise<Answer>,
): Promise<Answer> => {
  const content = `${init.method} ${url}\n${String(init.body)}`;
  const key = unanswered.get(content) ?? makeKey();
  unanswered.set(content, key);
  const [oldest] = unanswered.keys();
  if (unanswered.size > maxUnanswered && oldest !== undefined) unanswered.delete(oldest);
  try {
    const answer = await exchange({ ...init, headers: { ...init.headers, [idempotencyKeyHeader]: key } });
    unanswered.delete(content);
    return answer;
  } catch (error) {
    if (isRefusal(error)) unanswered.delete(content);
    throw error;
  }
};
