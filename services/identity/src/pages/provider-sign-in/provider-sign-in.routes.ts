import {
  finishProviderSignIn,
  providerCookie,
  registerWithProvider,
  startProviderSignIn,
} from '@setu/contracts';
import { type HandlerInput, intentCookie } from '@setu/protocol';
import { type Actor, AppError, clientOf, NotFoundError, type Route, rawRoute } from '@setu/service-kit';
import type { Checks, NoJoin, NoSignIn, ProviderOutcome } from '../../provider-outcome';
import { type Entered, type Step, startSession } from '../../session-command';
import { answerFormCall, sentenceOf } from '../form-call';
import { goTo, pageReply } from '../frame';
import { renderCodePage } from '../sign-in/code-page';
import { readIntent } from '../sign-in/intent';
import { returnPath } from '../sign-in/return-path';
import type { ProviderCookie } from './browser-cookie';
import { renderJoinPage } from './join-pages';
import { renderFinishPage, renderNoSignIn, renderSuspended } from './pages';

export interface ProviderSignInDeps {
  /** Name of the provider; null without a provider. */
  providerName: string | null;
  begin: () => Promise<{ url: string; checks: Checks } | { refusal: NoSignIn }>;
  /** @param query the query of the provider's redirect */
  finish: (query: string, checks: Checks) => Promise<ProviderOutcome<Step>>;
  /** @returns why an account of the provider was not connected with that of the caller; null when it was */
  finishJoin: (query: string, checks: Checks, actor: Actor) => Promise<NoJoin | null>;
  register: (input: HandlerInput<typeof registerWithProvider>, clientAddress: string) => Promise<Entered>;
  cookie: ProviderCookie;
}

/** Status of the page with the reason why sign-in failed. */
const statusOf = (why: NoSignIn | NoJoin) => (why === 'unavailable' ? 503 : 400);

/** Sign-in at the OpenID Connect provider of the installation: the redirect, the callback, and a new account. */
export const providerSignInRoutes = ({
  providerName,
  begin,
  finish,
  finishJoin,
  register,
  cookie,
}: ProviderSignInDeps): Route[] => {
  const name = () => {
    if (providerName === null) throw new NotFoundError();
    return providerName;
  };
  const noSignIn = (why: NoSignIn) =>
    pageReply(statusOf(why), renderNoSignIn(why, name()), undefined, {
      'set-cookie': cookie.forget(),
    });

  return [
    rawRoute(startProviderSignIn, async (_body, _actor, ctx) => {
      name();
      const begun = await begin();
      if ('refusal' in begun) return noSignIn(begun.refusal);
      const { returnTo } = readIntent(ctx.cookies.get(intentCookie.name));
      const kept = { ...begun.checks, returnTo: returnTo ?? '/', isJoin: false };
      return goTo(begun.url, { 'set-cookie': cookie.keep(kept) });
    }),
    rawRoute(finishProviderSignIn, async (_body, actor, ctx) => {
      const providerOf = name();
      const kept = cookie.read(ctx.cookies.get(providerCookie.name));
      if (!kept) return noSignIn('expired');
      const { returnTo } = kept;
      const forget = { 'set-cookie': cookie.forget() };
      if (kept.isJoin) {
        const why = await finishJoin(ctx.querystring, kept, actor);
        const status = why === null ? 200 : statusOf(why);
        return pageReply(status, renderJoinPage(why, providerOf), undefined, forget);
      }
      const outcome = await finish(ctx.querystring, kept).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'account_suspended') return error;
        throw error;
      });
      if (outcome instanceof AppError)
        return pageReply(outcome.status, renderSuspended(sentenceOf(outcome)), undefined, forget);
      if ('refusal' in outcome) return noSignIn(outcome.refusal);
      if ('came' in outcome) {
        const { came } = outcome;
        return 'ticket' in came
          ? pageReply(200, renderCodePage({ ticket: came.ticket, returnTo }), undefined, forget)
          : goTo(returnTo, startSession(came));
      }
      const { ticket, email, firstName, lastName } = outcome;
      const typed = { firstName: firstName ?? '', lastName: lastName ?? '' };
      const page = renderFinishPage({ providerName: providerOf, email, ticket, returnTo, typed });
      return pageReply(200, page, undefined, forget);
    }),
    rawRoute(registerWithProvider, (body, _actor, ctx) => {
      const providerOf = name();
      const returnTo = (typed: Readonly<Record<string, string>>) => returnPath(typed.returnTo) ?? '/';
      return answerFormCall({
        endpoint: registerWithProvider,
        body,
        ctx,
        run: async (input) => {
          const entered = await register(input, clientOf(ctx).address);
          return { reply: entered.user, status: 201, headers: startSession(entered) };
        },
        next: returnTo,
        checkFields: 'Please correct what is marked below.',
        page: ({ error, ...sent }) => {
          if (error.code === 'email_taken') return renderNoSignIn('email-taken', providerOf);
          const isTicketWrong =
            error.code === 'provider_expired' || sent.issues.some(({ path }) => path === 'ticket');
          if (isTicketWrong) return renderNoSignIn('expired', providerOf);
          return renderFinishPage({
            providerName: providerOf,
            email: null,
            ticket: sent.typed.ticket ?? '',
            returnTo: returnTo(sent.typed),
            typed: {},
            sent,
          });
        },
      });
    }),
  ];
};
