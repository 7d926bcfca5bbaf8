import { errorCatalogue } from '@setu/contracts';
import type { Endpoint, HandlerInput } from '@setu/protocol';
import {
  AppError,
  fieldIssues,
  InvalidInputError,
  type RawReply,
  Reply,
  type rawRoute,
} from '@setu/service-kit';
import type { SentForm } from './fields';
import { goTo, pageReply } from './frame';

export type Context = Parameters<Parameters<typeof rawRoute>[1]>[2];

/** The text fields that a form sent, without the password. */
export const typedIn = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (entry): entry is [string, string] => entry[0] !== 'password' && typeof entry[1] === 'string',
    ),
  );

/** The text of a refusal for the user. */
export const sentenceOf = ({ code, detail }: AppError): string => detail ?? errorCatalogue[code].sentence;

/** A form that was refused. */
export interface RefusedForm extends SentForm {
  error: AppError;
}

/** The result of a call. */
export interface FormResult<R> {
  reply: R;
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** The page that answers a form instead of a redirect, for another step. */
  page?: string;
}

interface FormCall<E extends Endpoint, R> {
  endpoint: E;
  body: unknown;
  ctx: Context;
  run: (input: HandlerInput<E>) => Promise<FormResult<R>>;
  /** Where a form redirects when it succeeded. */
  next: (typed: Readonly<Record<string, string>>) => string;
  /** The alert above a form with wrong fields. */
  checkFields: string;
  /** The page with the sent form. */
  page: (refused: RefusedForm) => Promise<string> | string;
}

/** Answers a call of a program or a form: JSON gets JSON, a form gets a redirect, or its page with the typed values. */
export const answerFormCall = async <E extends Endpoint, R>({
  endpoint,
  body,
  ctx,
  run,
  next,
  checkFields,
  page,
}: FormCall<E, R>): Promise<Reply<R> | RawReply> => {
  const isForm = Boolean(ctx.is('application/x-www-form-urlencoded'));
  const typed = typedIn(body);
  try {
    const input = endpoint.body.safeParse(body);
    if (!input.success) throw new InvalidInputError(fieldIssues(input.error));
    const { reply, status, headers, page: further } = await run(input.data as HandlerInput<E>);
    if (!isForm) return new Reply(reply, { status, headers });
    return further === undefined ? goTo(next(typed), headers) : pageReply(200, further, undefined, headers);
  } catch (error) {
    if (!isForm || !(error instanceof AppError)) throw error;
    const { issues = [] } = error;
    const alert = issues.length > 0 ? checkFields : sentenceOf(error);
    return pageReply(error.status, await page({ typed, issues, alert, error }), error.retryAfter);
  }
};
