import { statusTitles } from '@setu/contracts';
import { makeQueryClient, setTransport } from '../src/index';

/**
 * Milliseconds in which a pact's server notes what it was asked: it does so beside its answer, and on a busy machine who
 * looks at its notes at once finds the last call missing.
 */
const noteMs = 40;

/** Lets all calls go to a pact's server. */
export const talkTo = (serverUrl: string): void =>
  setTransport(() => async (path, init) => {
    const reply = await fetch(serverUrl + path, init);
    await new Promise((resolve) => setTimeout(resolve, noteMs));
    return reply;
  });

/** A query client whose reads go there. */
export const clientOf = (serverUrl: string) => {
  talkTo(serverUrl);
  return makeQueryClient();
};

/** What a call failed with. */
export const failure = (call: Promise<unknown>): Promise<unknown> => call.catch((reason: unknown) => reason);

/** The sentence of refusals in pacts. */
export const refusalExample = 'This cannot be done any more.';

/** What is needed of Pact's matchers; handed in, so that only pact tests load Pact. */
interface Matchers<R> {
  like: (example: string) => unknown;
  regex: (pattern: RegExp, example: string) => R;
}

/** Makes what every front end expects of replies, whatever they are about. */
export const makeReplyLikes = <R>({ like, regex }: Matchers<R>) => ({
  /** A decimal with two places. */
  amount: (example: string) => regex(/^\d+\.\d{2}$/, example),
  instant: regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-11-20T10:00:00.000Z'),
  /** Headers that tell how many there are in all. */
  total: (example: string) => ({ 'x-total-count': regex(/^[1-9]\d*$/, example) }),
  /** Those of a refusal. A matcher, not a value: beside `jsonBody` a plain value would have to be application/json as well. */
  problemHeaders: { 'content-type': regex(/^application\/problem\+json/, 'application/problem+json') },
  /** A refusal by its code and its sentence. */
  problemLike: (status: number, code: string) => ({
    type: like('about:blank'),
    title: like(statusTitles[status] ?? 'Error'),
    status,
    code,
    detail: like(refusalExample),
  }),
});
