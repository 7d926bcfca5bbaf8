import type { ErrorEntry } from './error-entry';
import { registryErrors } from './registry-errors';

/** Error codes that any call may return. */
export const callErrors = {
  validation_failed: {
    statuses: [400],
    sentence: 'Some of the values are not valid.',
    cause: 'A field, a query parameter or a header breaks its rule.',
    cure: 'Correct every entry of `errors`; `path` names the field.',
  },
  malformed_json: {
    statuses: [400],
    sentence: 'The body could not be read: it is not well-formed.',
    cause: 'The body is not JSON, or not UTF-8.',
    cure: 'Send well-formed JSON.',
  },
  invalid_cursor: {
    statuses: [400],
    sentence: 'Invalid cursor. Start again without one.',
    cause: 'The `cursor` parameter does not come from a `Link` header of this list.',
    cure: 'Ask for the first page again, without a cursor.',
  },
  unauthenticated: {
    statuses: [401],
    sentence: 'Log in to do this.',
    cause: 'The call needs a session, and there is none or it has ended.',
    cure: 'Log in and repeat the call.',
  },
  other_account: {
    statuses: [409],
    sentence:
      'Another account is logged in now than when this page was opened, so nothing was done. Reload the page and try again.',
    cause: 'The header `X-Page-Account` names another account than the session of the call.',
    cure: 'Reload the page, or log in with the account that it was opened with.',
  },
  session_ended: {
    statuses: [409],
    sentence: 'You were logged out after this page was opened, so nothing was done. Log in and try again.',
    cause: 'The header `X-Page-Account` names an account, and the call has no session.',
    cure: 'Log in and repeat the call.',
  },
  wrong_role: {
    statuses: [403],
    sentence: 'Your role does not allow this.',
    cause: 'The signed-in user has another role than the call is for.',
    cure: 'Use an account with the right role.',
  },
  cross_site_request: {
    statuses: [403],
    sentence:
      'This request came from another site and was not carried out. Open the page here and try again.',
    cause: '`Origin` or `Sec-Fetch-Site` names another site on a call that changes something.',
    cure: 'Call from a page of this site, or from a program without these headers.',
  },
  admin_site_only: {
    statuses: [403],
    sentence: 'Administrators work at an address of their own. Open the dashboard there.',
    cause:
      'The call is for an administrator session, and `ADMIN_URL` gives administrators another host than this one.',
    cure: 'Make the call at `ADMIN_URL`, with a session that was started there.',
  },
  public_site_only: {
    statuses: [403],
    sentence: 'This address is for administrators only. Open the public site.',
    cause: 'The call changes something for a user or a visitor, and this is the host of `ADMIN_URL`.',
    cure: 'Make the call at `PUBLIC_URL`.',
  },
  not_found: {
    statuses: [404],
    sentence: 'It does not exist or has been removed.',
    cause: 'No endpoint, page or file has this address, or an id is malformed.',
    cure: 'Check the address against `/api/docs`.',
  },
  method_not_allowed: {
    statuses: [405],
    sentence: 'This address does not allow this method.',
    cause: 'The address exists with other methods; the `Allow` header lists them.',
    cure: 'Use one of the allowed methods.',
  },
  conflict: {
    statuses: [409],
    sentence: 'This is not possible in the present state.',
    cause: 'The stored state does not allow the change.',
    cure: 'Read the state again and decide again.',
  },
  payload_too_large: {
    statuses: [413],
    sentence: 'This is too large.',
    cause: 'The body, or a set of files, is larger than its limit; the detail gives the limit.',
    cure: 'Send less.',
  },
  unsupported_media_type: {
    statuses: [415],
    sentence: 'The body has the wrong media type.',
    cause: '`Content-Type` is none that the call accepts; the detail lists them.',
    cure: 'Send the body as application/json.',
  },
  idempotency_key_reused: {
    statuses: [422],
    sentence: 'This Idempotency-Key was used with another body. Send a new key for a new request.',
    cause: 'A key repeats within a day with another body.',
    cure: 'Make a new key for each new request; repeat a key only with the same body.',
  },
  too_many_requests: {
    statuses: [429],
    sentence: 'Too many requests. Wait a moment and try again.',
    cause: 'A limit per network, account or form is exceeded.',
    cure: 'Wait as long as `Retry-After` says.',
  },
  too_many_streams: {
    statuses: [429],
    sentence: 'Too many open pages receive notifications. Close some of them and try again.',
    cause: 'The account, the network or the gateway has as many open streams as it may have.',
    cure: 'Wait as long as `Retry-After` says, and read the list of notifications meanwhile.',
  },
  internal_error: {
    statuses: [500],
    sentence: 'Something went wrong on our side. Try again. If it keeps happening, send us the request id.',
    cause: 'A bug. The log has the whole stack under the request id.',
    cure: 'Repeat the call; report the request id if it fails again.',
  },
  upstream_failed: {
    statuses: [502],
    sentence: 'A part of the platform returned an invalid response. Try again.',
    cause: 'A service answered with something that is not HTTP, or with too much.',
    cure: 'Repeat the call; look at the log of the service.',
  },
  service_unavailable: {
    statuses: [503],
    sentence: 'This is not available at the moment. Try again in a few seconds.',
    cause: 'A service is not running, is starting, or has more work than it can do in time.',
    cure: 'Repeat the call after `Retry-After` seconds.',
  },
  database_unavailable: {
    statuses: [503],
    sentence:
      'Our database is not available at the moment, so this was not done. Try again in a few seconds.',
    cause: 'PostgreSQL restarts, is unreachable or does not answer in time.',
    cure: 'Repeat the call after `Retry-After` seconds.',
  },
  upstream_timeout: {
    statuses: [504],
    sentence: 'A part of the platform took too long to answer. Try again.',
    cause: 'A service did not answer within the timeout of the gateway.',
    cure: 'Repeat the call after `Retry-After` seconds.',
  },
  storage_full: {
    statuses: [507],
    sentence: 'Our storage is full at the moment, so this was not saved. Try again in a few minutes.',
    cause: 'The disk of the database is full.',
    cure: 'Operators: free some space (see the runbook). Callers: repeat after `Retry-After` seconds.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

/** All error codes of the platform itself. A product adds its own. */
export const platformErrors = { ...callErrors, ...registryErrors } as const;
