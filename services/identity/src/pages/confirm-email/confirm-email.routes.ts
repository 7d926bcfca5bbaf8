import { confirmEmail, confirmEmailPage, LinkToken } from '@setu/contracts';
import { clientOf, type Route, rawRoute } from '@setu/service-kit';
import { answerFormCall } from '../form-call';
import { pageReply } from '../frame';
import { renderConfirmedPage, renderConfirmPage, renderInvalidLinkPage, renderTakenPage } from './pages';

export interface ConfirmEmailDeps {
  confirm: (input: { token: string }, clientAddress: string) => Promise<unknown>;
  /** What a link confirms; undefined when it is not valid. */
  findLink: (token: string) => Promise<{ email: string; isNew: boolean } | undefined>;
}

/** The page and the call to confirm an email address with a link in a mail. */
export const confirmEmailRoutes = ({ confirm, findLink }: ConfirmEmailDeps): Route[] => [
  rawRoute(confirmEmailPage, async (_body, _actor, ctx) => {
    if (ctx.query.done === '1') return pageReply(200, renderConfirmedPage());
    const { data: token } = LinkToken.safeParse(ctx.query.token);
    const link = token === undefined ? undefined : await findLink(token);
    if (token === undefined || !link) return pageReply(400, renderInvalidLinkPage());
    return pageReply(200, renderConfirmPage({ token, ...link }));
  }),
  rawRoute(confirmEmail, (body, _actor, ctx) =>
    answerFormCall({
      endpoint: confirmEmail,
      body,
      ctx,
      run: async (input) => {
        await confirm(input, clientOf(ctx).address);
        return { reply: { confirmed: true as const }, status: 200 };
      },
      next: () => `${confirmEmailPage.path}?done=1`,
      checkFields: '',
      page: ({ error }) => (error.code === 'email_taken' ? renderTakenPage() : renderInvalidLinkPage()),
    }),
  ),
];
