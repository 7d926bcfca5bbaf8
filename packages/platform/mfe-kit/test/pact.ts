import { statusTitles } from '@setu/protocol';
import { noted } from '@setu/testing/pact';
import type { QueryClient } from '@tanstack/react-query';
import { makeQueryClient, setTransport } from '../src/index';

export { noted };

/** Sends all calls to the server of a pact. */
export const talkTo = (serverUrl: string): void =>
  setTransport(() => (path, init) => noted(serverUrl, () => fetch(serverUrl + path, init)));

/** A query client whose reads go to that server. */
export const clientOf = (serverUrl: string): QueryClient => {
  talkTo(serverUrl);
  return makeQueryClient();
};

/** The error of a call that must fail. */
export const failure = (call: Promise<unknown>): Promise<unknown> => call.catch((reason: unknown) => reason);

/** The detail of refusals in pacts. */
export const refusalExample = 'This cannot be done any more.';

/** The Pact matchers in use. They are parameters, so that only pact tests load Pact. */
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
  /** Headers of a refusal. A matcher, not a value: with `jsonBody` a plain value would have to be application/json too. */
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
