import { joinTeam, joinTeamPage, LinkToken } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { clientOf, type Route, rawRoute } from '@setu/service-kit';
import { type Entered, startSession } from '../../session-command';
import { answerFormCall } from '../form-call';
import { pageReply } from '../frame';
import { type Invited, renderInvalidInvitation, renderJoinPage, renderTakenAddress } from './pages';

export interface JoinTeamDeps {
  /** The invitation of a link; undefined when it is not valid. `isTaken`: the address already has an account. */
  findInvitation: (token: string) => Promise<(Invited & { isTaken: boolean }) | undefined>;
  join: (input: HandlerInput<typeof joinTeam>, clientAddress: string) => Promise<Entered>;
}

/** The page and the call to accept an invitation to a team. */
export const joinTeamRoutes = ({ findInvitation, join }: JoinTeamDeps): Route[] => {
  const readInvitation = async (token: unknown) => {
    const { data } = LinkToken.safeParse(token);
    return data === undefined ? undefined : findInvitation(data);
  };
  return [
    rawRoute(joinTeamPage, async (_body, _actor, ctx) => {
      const { token } = ctx.query;
      const invited = await readInvitation(token);
      if (!invited) return pageReply(400, renderInvalidInvitation());
      if (invited.isTaken) return pageReply(409, renderTakenAddress(invited.email));
      return pageReply(200, renderJoinPage({ token: String(token), invited }));
    }),
    rawRoute(joinTeam, (body, _actor, ctx) =>
      answerFormCall({
        endpoint: joinTeam,
        body,
        ctx,
        run: async (input) => {
          const entered = await join(input, clientOf(ctx).address);
          return { reply: entered.user, status: 201, headers: startSession(entered) };
        },
        next: () => '/dashboard',
        checkFields: 'Please correct what is marked below.',
        page: async ({ error, ...sent }) => {
          const { token = '' } = sent.typed;
          const invited = await readInvitation(token);
          if (!invited || error.code === 'invalid_link') return renderInvalidInvitation();
          if (invited.isTaken) return renderTakenAddress(invited.email);
          return renderJoinPage({ token, invited, sent });
        },
      }),
    ),
  ];
};
