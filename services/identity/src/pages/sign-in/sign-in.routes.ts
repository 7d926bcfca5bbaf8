import {
  type Endpoint,
  type HandlerInput,
  intentCookie,
  register,
  signIn,
  signInPage,
} from '@setu/contracts';
import { clientOf, type Route, rawRoute } from '@setu/service-kit';
import { type Entered, expiredIntent, startSession } from '../../session-command';
import { answerFormCall, type Context } from '../form-call';
import { goTo, pageReply } from '../frame';
import { readIntent } from './intent';
import { renderPage } from './page';
import type { PageModel } from './page-model';
import { returnPath } from './return-path';

type Enter<E extends Endpoint> = (input: HandlerInput<E>, clientAddress: string) => Promise<Entered>;
/** The two calls answer the same. */
type EnterCall = typeof signIn | typeof register;

interface Deps {
  signIn: Enter<typeof signIn>;
  register: Enter<typeof register>;
  /** Whether a user is there and may use the site. */
  mayUse: (id: string) => Promise<boolean>;
  /** Accounts to offer; null outside a demo. */
  demo: () => Promise<PageModel['demo']>;
}

const intentOf = (ctx: Context) => readIntent(ctx.cookies.get(intentCookie.name));

const checkFields = 'Please correct what is marked below and enter your password again.';

/** Sign-in page, and the two calls it makes. */
export const signInRoutes = (deps: Deps): Route[] => {
  const enter = async <E extends EnterCall>(
    endpoint: E,
    {
      body,
      ctx,
      status,
      open,
      run,
    }: { body: unknown; ctx: Context; status: 200 | 201; open: PageModel['open']; run: Enter<E> },
  ) => {
    const intent = intentOf(ctx);
    const returnTo = (typed: Readonly<Record<string, string>>) =>
      returnPath(typed.returnTo) ?? intent.returnTo ?? '/';
    return answerFormCall({
      endpoint,
      body,
      ctx,
      run: async (input) => {
        const entered = await run(input as HandlerInput<E>, clientOf(ctx).address);
        return { reply: entered.user, status, headers: startSession(entered) };
      },
      next: returnTo,
      checkFields,
      page: async ({ error, ...sent }) =>
        renderPage({
          ...sent,
          open,
          returnTo: returnTo(sent.typed),
          role: intent.role,
          isSuspended: error.code === 'account_suspended',
          demo: await deps.demo(),
        }),
    });
  };

  return [
    rawRoute(signInPage, async (_body, actor, ctx) => {
      const { form, role, returnTo } = intentOf(ctx);
      // A session may outlive its account, or its right to be used: then the page, else the two would redirect to each other without end.
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
        demo: await deps.demo(),
      });
      return pageReply(200, page);
    }),
    rawRoute(signIn, (body, _actor, ctx) =>
      enter(signIn, { body, ctx, status: 200, open: 'sign-in', run: deps.signIn }),
    ),
    rawRoute(register, (body, _actor, ctx) =>
      enter(register, { body, ctx, status: 201, open: 'register', run: deps.register }),
    ),
  ];
};
