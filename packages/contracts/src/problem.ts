import { z } from 'zod';

/**
 * Machine-readable reasons. Code switches on these, never on a text.
 * Codes of one call stand in its endpoint value; the first block may come from any call.
 */
export const errorCodes = [
  'validation_failed',
  'malformed_json',
  'unauthenticated',
  'wrong_role',
  'not_found',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'cross_site_request',
  'internal_error',
  'upstream_failed',
  'service_unavailable',
  'upstream_timeout',
  'database_unavailable',
  'storage_full',
  'method_not_allowed',
  'invalid_credentials',
  'email_taken',
  'franchise_not_found',
  'receiver_not_owner',
  'own_listing',
  'inquiry_not_found',
  'inquiry_limit_reached',
  'status_not_allowed',
  'invalid_cursor',
  'requirement_not_found',
  'property_not_found',
  'already_offered',
  'listing_limit_reached',
  'listing_not_found',
  'user_not_found',
  'last_admin',
  'own_account',
  'account_suspended',
  'receiver_suspended',
  'agent_suspended',
  'profile_exists',
  'profile_not_found',
  'assignment_not_found',
  'offer_not_found',
  'requirement_taken',
  'content_not_found',
  'key_exists',
  'restore_expired',
  'release_exists',
  'release_incomplete',
  'release_not_found',
  'promotion_refused',
  'nothing_to_return_to',
  'live_changed',
  'canary_stopped',
  'verification_refused',
  'lease_lost',
  'token_refused',
  'idempotency_key_reused',
  'right_missing',
  'kind_bound',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const ProblemIssue = z.object({
  /** Dotted path of the field, as in the request: `maxInvestment`, `territories.2`. */
  path: z.string(),
  message: z.string(),
  /** What to do about it, where `message` ends with that. */
  mend: z.string().optional(),
});
export type ProblemIssue = z.output<typeof ProblemIssue>;

/** RFC 9457 problem document, media type application/problem+json. A 401's title is `Unauthorized`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(ProblemIssue).optional(),
  requestId: z.string().optional(),
});
export type Problem = z.output<typeof Problem>;

export const problemMediaType = 'application/problem+json';

/**
 * Header of a reply that failed because a server of the platform is away or full, such as the database; its value is
 * the problem's code. The gateway does not count such a reply as a failure of the release and does not pass the header on.
 */
export const platformFaultHeader = 'x-platform-fault';

/** The HTTP reason phrase of each status we answer with; RFC 9110. */
export const statusTitles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
};
