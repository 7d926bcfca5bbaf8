import { z } from 'zod';

export const ProblemIssue = z.object({
  /** Dotted path of the field, as in the request: `maxInvestment`, `territories.2`. */
  path: z.string(),
  message: z.string(),
  /** How to fix it; `message` ends with this text. */
  fix: z.string().optional(),
  /** The former name of `fix`, from gateways of earlier releases; read `fix` first. */
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
 * Header of a reply that failed because a server of the platform, such as the database, is unreachable or full; its value is
 * the problem's code. The gateway does not count such a reply as a failure of the release and does not pass the header on.
 */
export const platformFaultHeader = 'x-platform-fault';

/** The HTTP reason phrase of each status that we send (RFC 9110). */
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
