import { mostTeamMembers, type Team } from '@setu/contracts';
import { useUnauthorized } from '@setu/mfe-kit';
import { ErrorState, Skeleton, Text } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { PartCard } from '../../shared/part-card';
import { Invitations, Invite } from './invitations';
import { Leave } from './leave';
import { Members } from './members';
import { team } from './team.queries';

function OwnTeam({ members, invitations }: Pick<Team, 'members' | 'invitations'>) {
  const isFull = members.length + invitations.length >= mostTeamMembers;
  return (
    <>
      {members.length > 0 ? <Members members={members} /> : null}
      {invitations.length > 0 ? <Invitations invitations={invitations} /> : null}
      {members.length + invitations.length === 0 ? (
        <Text $size={14} $tone="muted">
          Nobody else works in your account yet.
        </Text>
      ) : null}
      {isFull ? (
        <Text $size={14} $tone="muted">
          {`A team has ${mostTeamMembers} members and invitations at most. Remove one to invite somebody else.`}
        </Text>
      ) : (
        <Invite />
      )}
    </>
  );
}

/** The members of the brand's team; a member can leave. */
export function TeamPart() {
  const { data, error, isFetching, refetch } = useQuery(team());
  const isLoggedOut = useUnauthorized(error);
  return (
    <PartCard
      title="Team"
      lead={
        data && !data.isOwner
          ? `You work in the account of ${data.brandName}: what you list, answer and decide is the brand's. Who else does, its owner decides.`
          : 'Colleagues work in your account with a password of their own. They see and change your listings, inquiries and offers. They do not see your password or this list.'
      }
      isLoading={!data && !error}
    >
      {data?.isOwner ? <OwnTeam members={data.members} invitations={data.invitations} /> : null}
      {data && !data.isOwner ? <Leave brandName={data.brandName} /> : null}
      {!data && error && !isLoggedOut ? (
        <ErrorState title="Your team could not be loaded." onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {!data && !error ? <Skeleton height="64px" /> : null}
    </PartCard>
  );
}
