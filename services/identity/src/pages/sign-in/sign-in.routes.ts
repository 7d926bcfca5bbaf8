import {
  type CurrentUser,
  passkeyScript,
  register,
  signIn,
  signInPage,
  signInWithCode,
  signInWithPasskey,
  type TwoStepSignIn,
  type TwoStepTicket,
} from '@setu/contracts';
import { type HandlerInput, intentCookie } from '@setu/protocol';
import { clientOf, RawReply, type Route, rawRoute } from '@setu/service-kit';
import type { z } from 'zod';
import { type Entered, expiredIntent, type Step, startSession } from '../../session-command';
import { answerFormCall, type Context, type FormResult, typedIn } from '../form-call';
import { goTo, pageReply } from '../frame';
import { renderCodePage, renderExpiredPage } from './code-page';
import { readIntent } from './intent';
import { renderPage } from './page';
import type { PageModel } from './page-model';
import { returnPath } from './return-path';
import { script } from './script';

/** The calls of the page. */
type EnterCall = typeof signIn | typeof register | typeof signInWithPasskey;

export interface SignInDeps {
  signIn: (input: HandlerInput<typeof signIn>, clientAddress: string) => Promise<Step>;
  register: (input: HandlerInput<typeof register>, clientAddress: string) => Promise<Entered>;
  /** The second step of an account with two-step verification. */
  enterCode: (input: z.output<typeof TwoStepSignIn>, clientAddress: string) => Promise<Entered>;
  signInWithPasskey: (
    input: HandlerInput<typeof signInWithPasskey>,
    clientAddress: string,
  ) => Promise<Entered>;
  /** Whether a user exists and may use the site. */
  mayUse: (id: string) => Promise<boolean>;
  /** Name of the provider at which people may sign in; null when there is none. */
  providerName: string | null;
  hasPasskeys: boolean;
  /** Accounts to offer; null outside a demo. */
  demo: () => Promise<PageModel['demo']>;
}

const intentOf = (ctx: Context) => readIntent(ctx.cookies.get(intentCookie.name));

/** The referring page of this site. It replaces the intent when that page did not run a script. */
const pageBefore = (ctx: Context): string | null => {
  const { site } = clientOf(ctx);
  const referrer = ctx.get('referer');
  return referrer.startsWith(`${site}/`) ? returnPath(referrer.slice(site.length)) : null;
};

/** Where a form redirects: to the checked path that it sent, otherwise to the page of the intent. */
const returnToOf =
  (intent: ReturnType<typeof intentOf>) =>
  (typed: Readonly<Record<string, string>>): string =>
    returnPath(typed.returnTo) ?? intent.returnTo ?? '/';

const checkFields = 'Please correct what is marked below and enter your password again.';
const unreadablePasskey = 'The answer of your browser could not be read. Sign in with your password.';

/** How long a browser caches the script, seconds. Pages from up to this time before a release must work with it. */
const scriptMaxAgeSeconds = 600;

/** The sign-in page with its script and calls, and the call of the page for the code. */
export const signInRoutes = (deps: SignInDeps): Route[] => {
  const answer = <E extends EnterCall, R>(
    endpoint: E,
    body: unknown,
    ctx: Context,
    {
      open,
      invalid = checkFields,
      run,
    }: {
      open: PageModel['open'];
      /** The alert above a form with wrong fields. */
      invalid?: string;
      run: (input: HandlerInput<E>, returnTo: string) => Promise<FormResult<R>>;
    },
  ) => {
    const intent = intentOf(ctx);
    const returnTo = returnToOf(intent);
    return answerFormCall<E, R>({
      endpoint,
      body,
      ctx,
      run: (input) => run(input, returnTo(typedIn(body))),
      next: returnTo,
      checkFields: invalid,
      page: async ({ error, ...sent }) =>
        renderPage({
          ...sent,
          open,
          returnTo: returnTo(sent.typed),
          role: intent.role,
          isSuspended: error.code === 'account_suspended',
          providerName: deps.providerName,
          hasPasskeys: deps.hasPasskeys,
          demo: await deps.demo(),
        }),
    });
  };

  return [
    rawRoute(signInPage, async (_body, actor, ctx) => {
      const { form, role, returnTo: wanted } = intentOf(ctx);
      const returnTo = wanted ?? pageBefore(ctx);
      // A session may outlive its account or its permissions. Then show the page, because otherwise the two pages would redirect to each
      // other endlessly.
      if (actor.kind === 'user' && (await deps.mayUse(actor.id)))
        return goTo(returnTo ?? '/', { 'set-cookie': expiredIntent });
      const page = renderPage({
        open: form,
        returnTo: returnTo ?? '/',
        role,
        typed: {},
        issues: [],
        alert: null,
        isSuspended: false,
        providerName: deps.providerName,
        hasPasskeys: deps.hasPasskeys,
        demo: await deps.demo(),
      });
      return pageReply(200, page);
    }),
    rawRoute(signIn, (body, _actor, ctx) =>
      answer<typeof signIn, CurrentUser | TwoStepTicket>(signIn, body, ctx, {
        open: 'sign-in',
        run: async (input, returnTo) => {
          const step = await deps.signIn(input, clientOf(ctx).address);
          if (!('ticket' in step)) return { reply: step.user, status: 200, headers: startSession(step) };
          const { ticket } = step;
          return { reply: { ticket }, status: 202, page: renderCodePage({ ticket, returnTo }) };
        },
      }),
    ),
    rawRoute(register, (body, _actor, ctx) =>
      answer(register, body, ctx, {
        open: 'register',
        run: async (input) => {
          const entered = await deps.register(input, clientOf(ctx).address);
          return { reply: entered.user, status: 201, headers: startSession(entered) };
        },
      }),
    ),
    rawRoute(
      passkeyScript,
      async () =>
        new RawReply(script, {
          status: 200,
          contentType: 'text/javascript',
          headers: {
            'cache-control': `public, max-age=${scriptMaxAgeSeconds}`,
            'x-content-type-options': 'nosniff',
          },
        }),
    ),
    rawRoute(signInWithPasskey, (body, _actor, ctx) =>
      answer(signInWithPasskey, body, ctx, {
        open: 'sign-in',
        invalid: unreadablePasskey,
        run: async (input) => {
          const entered = await deps.signInWithPasskey(input, clientOf(ctx).address);
          return { reply: entered.user, status: 200, headers: startSession(entered) };
        },
      }),
    ),
    rawRoute(signInWithCode, (body, _actor, ctx) => {
      const returnTo = returnToOf(intentOf(ctx));
      return answerFormCall({
        endpoint: signInWithCode,
        body,
        ctx,
        run: async (input) => {
          const entered = await deps.enterCode(input, clientOf(ctx).address);
          return { reply: entered.user, status: 200, headers: startSession(entered) };
        },
        next: returnTo,
        checkFields: 'Please correct what is marked below.',
        page: ({ error, ...sent }) => {
          const isTicketWrong =
            error.code === 'two_step_expired' || sent.issues.some(({ path }) => path === 'ticket');
          return isTicketWrong
            ? renderExpiredPage()
            : renderCodePage({ ticket: sent.typed.ticket ?? '', returnTo: returnTo(sent.typed), sent });
        },
      });
    }),
  ];
};
