import { idempotencyKeyHeader } from '@setu/protocol';
import { ApiError, isUnauthorized } from './api-error';

/** Requests whose outcome is unknown, by their content, with the key they were sent with. */
const unanswered = new Map<string, string>();
/** A person who types leaves fewer behind; the oldest go. */
const maxUnanswered = 20;

/** 128 random bits. `crypto.randomUUID` is missing on pages without TLS. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Refusals of the session: they say nothing of an earlier attempt, which had another one. */
const isOfSession = (error: ApiError): boolean => isUnauthorized(error) || error.code === 'other_account';

/** A reply that says what became of the request: it was refused. After any other failure it may have been carried out. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !isOfSession(error);

/**
 * Sends a creating request with an idempotency key. The same request again, after an answer that was lost or while the
 * first one is still under way, has the same key and so creates nothing more; other content, or the same content after
 * an answer, has a new one.
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
