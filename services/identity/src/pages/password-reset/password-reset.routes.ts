import {
  type CurrentUser,
  forgotPassword,
  forgotPasswordPage,
  LinkToken,
  resetPassword,
  resetPasswordPage,
  type TwoStepTicket,
} from '@setu/contracts';
import { AppError, clientOf, type Route, rawRoute } from '@setu/service-kit';
import { type Step, startSession } from '../../session-command';
import { answerFormCall, type RefusedForm, sentenceOf } from '../form-call';
import { pageReply } from '../frame';
import { renderCodePage } from '../sign-in/code-page';
import {
  renderForgotPage,
  renderInvalidLinkPage,
  renderResetPage,
  renderSentPage,
  renderSuspendedPage,
} from './pages';

export interface PasswordResetDeps {
  /** Sends a link to an address that has an account. */
  requestReset: (input: { email: string }, clientAddress: string) => Promise<void>;
  /** Sets a new password. @returns the user, and the header with which the gateway ends earlier sessions at once */
  reset: (
    input: { token: string; password: string },
    clientAddress: string,
  ) => Promise<Step & { stateHeader: Record<string, string> }>;
  /** The link of a token, if it is valid. With an instant it ends grants that began since then; with an address it restores the address. */
  findLink: (token: string) => Promise<{ endsSince: Date | null; formerEmail: string | null } | undefined>;
  /** False when the installation has no mail server. */
  isMailOn: boolean;
}

const resetPageFor = ({ error, ...sent }: RefusedForm): string => {
  if (error.code === 'account_suspended') return renderSuspendedPage(sentenceOf(error));
  const isLinkWrong = error.code === 'invalid_link' || sent.issues.some(({ path }) => path === 'token');
  return isLinkWrong
    ? renderInvalidLinkPage()
    : renderResetPage({
        token: sent.typed.token ?? '',
        isRecovery: sent.typed.recovery === '1',
        formerEmail: sent.typed.address ?? null,
        sent,
      });
};

/** Pages and calls to choose a new password with a link in a mail. */
export const passwordResetRoutes = ({
  requestReset,
  reset,
  findLink,
  isMailOn,
}: PasswordResetDeps): Route[] => [
  rawRoute(forgotPasswordPage, async (_body, _actor, ctx) =>
    pageReply(200, ctx.query.sent === '1' ? renderSentPage() : renderForgotPage(null)),
  ),
  rawRoute(forgotPassword, (body, _actor, ctx) =>
    answerFormCall({
      endpoint: forgotPassword,
      body,
      ctx,
      run: async (input) => {
        if (!isMailOn) throw new AppError(503, 'mail_unavailable');
        await requestReset(input, clientOf(ctx).address);
        return { reply: { accepted: true as const }, status: 202 };
      },
      next: () => `${forgotPasswordPage.path}?sent=1`,
      checkFields: 'Please correct what is marked below.',
      page: ({ error: _, ...sent }) => renderForgotPage(sent),
    }),
  ),
  rawRoute(resetPasswordPage, async (_body, _actor, ctx) => {
    const { data: token } = LinkToken.safeParse(ctx.query.token);
    const link = token === undefined ? undefined : await findLink(token);
    if (token === undefined || !link) return pageReply(400, renderInvalidLinkPage());
    return pageReply(
      200,
      renderResetPage({ token, isRecovery: link.endsSince !== null, formerEmail: link.formerEmail }),
    );
  }),
  rawRoute(resetPassword, (body, _actor, ctx) =>
    answerFormCall<typeof resetPassword, CurrentUser | TwoStepTicket>({
      endpoint: resetPassword,
      body,
      ctx,
      run: async (input) => {
        const { stateHeader, ...step } = await reset(input, clientOf(ctx).address);
        if (!('ticket' in step))
          return { reply: step.user, status: 200, headers: { ...stateHeader, ...startSession(step) } };
        const { ticket } = step;
        const page = renderCodePage({ ticket, returnTo: '/' });
        return { reply: { ticket }, status: 202, headers: stateHeader, page };
      },
      next: () => '/',
      checkFields: 'Please correct what is marked below.',
      page: resetPageFor,
    }),
  ),
];
