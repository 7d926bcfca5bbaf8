import { statusTitles } from '@setu/protocol';
import { makeQueryClient, setTransport } from '../src/index';

/** Longest wait for the server of a pact to note a call, ms: below the limit of a test (jest.config.mjs). */
const patienceMs = 120_000;

/** What the server of a pact has not been asked yet, and what it was asked beside the pact, in its own words. */
const readOpen = async (serverUrl: string) => {
  const { makeConsumerPact } = await import('@pact-foundation/pact-core');
  const { mockServerMismatches } = makeConsumerPact('a reader of notes', 'a server of a pact');
  return () => JSON.stringify(mockServerMismatches(Number(new URL(serverUrl).port)));
};

/** Makes a call to the server of a pact and waits until the server has noted it: it replies before that. */
export const noted = async <R>(serverUrl: string, call: () => Promise<R>): Promise<R> => {
  const open = await readOpen(serverUrl);
  const before = open();
  const reply = await call();
  const deadline = Date.now() + patienceMs;
  // Where nothing is missing, a call was made again, which changes nothing.
  while (before.includes('"missing-request"') && open() === before && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 5));
  return reply;
};

/** Sends all calls to the server of a pact. */
export const talkTo = (serverUrl: string): void =>
  setTransport(() => (path, init) => noted(serverUrl, () => fetch(serverUrl + path, init)));

/** A query client whose reads go to that server. */
export const clientOf = (serverUrl: string) => {
  talkTo(serverUrl);
  return makeQueryClient();
};

/** The error of a call that must fail. */
export const failure = (call: Promise<unknown>): Promise<unknown> => call.catch((reason: unknown) => reason);

/** The detail of refusals in pacts. */
export const refusalExample = 'This cannot be done any more.';

/** The matchers of Pact that are used. They are parameters, so that only pact tests load Pact. */
interface Matchers<R> {
  like: (example: string) => unknown;
  regex: (pattern: RegExp, example: string) => R;
}

/** Returns the matchers that all front ends share. */
export const makeReplyLikes = <R>({ like, regex }: Matchers<R>) => ({
  /** A decimal with two places. */
  amount: (example: string) => regex(/^\d+\.\d{2}$/, example),
  instant: regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-11-20T10:00:00.000Z'),
  /** Headers with the total of a list. */
  total: (example: string) => ({ 'x-total-count': regex(/^[1-9]\d*$/, example) }),
  /** Headers of a refusal. A matcher, not a value: beside `jsonBody` a plain value would have to be application/json as well. */
  problemHeaders: { 'content-type': regex(/^application\/problem\+json/, 'application/problem+json') },
  /** A refusal with its code and its detail. */
  problemLike: (status: number, code: string) => ({
    type: like('about:blank'),
    title: like(statusTitles[status] ?? 'Error'),
    status,
    code,
    detail: like(refusalExample),
  }),
});
