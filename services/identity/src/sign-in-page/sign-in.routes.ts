import {
  type CurrentUser,
  type Endpoint,
  type HandlerInput,
  intentCookie,
  register,
  signIn,
  signInPage,
} from '@setu/contracts';
import {
  AppError,
  clientOf,
  fieldIssues,
  InvalidInputError,
  RawReply,
  Reply,
  type Route,
  rawRoute,
} from '@setu/service-kit';
import { commandHeader } from '../session-command';
import { expiredIntent, readIntent } from './intent';
import { renderPage } from './page';
import type { PageModel } from './page-model';
import { returnPath } from './return-path';
import { contentSecurityPolicy } from './style';

/** Who came in; `version` is that of the account. */
interface Entered {
  user: CurrentUser;
  version: number;
}
type Enter<E extends Endpoint> = (input: HandlerInput<E>, clientAddress: string) => Promise<Entered>;

interface Deps {
  signIn: Enter<typeof signIn>;
  register: Enter<typeof register>;
  /** Whether a user is there and may use the site. */
  mayUse: (id: string) => Promise<boolean>;
  /** Accounts to offer; null outside a demo. */
  demo: () => Promise<PageModel['demo']>;
}

type Context = Parameters<Parameters<typeof rawRoute>[1]>[2];

const intentOf = (ctx: Context) => readIntent(ctx.cookies.get(intentCookie.name));

const startSession = ({ user: { id, role }, version }: Entered): Record<string, string> => ({
  ...commandHeader({ start: { userId: id, role, version } }),
  'set-cookie': expiredIntent,
});

const goTo = (path: string, headers: Record<string, string>) =>
  new RawReply(null, { status: 303, contentType: 'text/html', headers: { location: path, ...headers } });

const pageReply = (status: number, page: PageModel, retryAfter?: number) =>
  new RawReply(renderPage(page), {
    status,
    contentType: 'text/html',
    headers: {
      'content-security-policy': contentSecurityPolicy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
    },
  });

/** The text fields that a form sent, without the password. */
const typedIn = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (entry): entry is [string, string] => entry[0] !== 'password' && typeof entry[1] === 'string',
    ),
  );

const checkFields = 'Please correct what is marked below and enter your password again.';

/** Sign-in page, and the two calls it makes: JSON answers JSON, a form answers with a page or a redirect. */
export const signInRoutes = (deps: Deps): Route[] => {
  const enter = async <E extends typeof signIn | typeof register>(
    call: E,
    {
      body,
      ctx,
      status,
      open,
      run,
    }: {
      body: unknown;
      ctx: Context;
      status: 200 | 201;
      open: PageModel['open'];
      run: Enter<E>;
    },
  ): Promise<Reply<CurrentUser> | RawReply> => {
    const isForm = Boolean(ctx.is('application/x-www-form-urlencoded'));
    const typed = typedIn(body);
    const intent = intentOf(ctx);
    const returnTo = returnPath(typed.returnTo) ?? intent.returnTo ?? '/';
    try {
      const input = call.body.safeParse(body);
      if (!input.success) throw new InvalidInputError(fieldIssues(input.error));
      const entered = await run(input.data as HandlerInput<E>, clientOf(ctx).address);
      const headers = startSession(entered);
      return isForm ? goTo(returnTo, headers) : new Reply(entered.user, { status, headers });
    } catch (error) {
      if (!isForm || !(error instanceof AppError)) throw error;
      const { issues = [] } = error;
      const alert = issues.length > 0 ? checkFields : error.detail;
      const isSuspended = error.code === 'account_suspended';
      const demo = await deps.demo();
      const page = { open, returnTo, role: intent.role, typed, issues, alert, isSuspended, demo };
      return pageReply(error.status, page, error.retryAfter);
    }
  };

  return [
    rawRoute(signInPage, async (_body, actor, ctx) => {
      const { form, role, returnTo } = intentOf(ctx);
      // A session may outlive its account, or its right to be used: then the page, else the two would redirect to each other without end.
      if (actor.kind === 'user' && (await deps.mayUse(actor.id)))
        return goTo(returnTo ?? '/', { 'set-cookie': expiredIntent });
      return pageReply(200, {
        open: form,
        returnTo: returnTo ?? '/',
        role,
        typed: {},
        issues: [],
        alert: null,
        isSuspended: false,
        demo: await deps.demo(),
      });
    }),
    rawRoute(signIn, (body, _actor, ctx) =>
      enter(signIn, { body, ctx, status: 200, open: 'sign-in', run: deps.signIn }),
    ),
    rawRoute(register, (body, _actor, ctx) =>
      enter(register, { body, ctx, status: 201, open: 'register', run: deps.register }),
    ),
  ];
};
