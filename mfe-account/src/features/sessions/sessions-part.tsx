import { endOtherSessions, endOwnSession, type OwnSession } from '@setu/contracts';
import {
  api,
  handleUnauthorized,
  isUnauthorized,
  toastError,
  toastSuccess,
  userMessageOf,
  useUnauthorized,
} from '@setu/mfe-kit';
import { Badge, Button, Cluster, ErrorState, formatDateTime, Skeleton, Text, token } from '@setu/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { PartCard } from '../../shared/part-card';
import { ownSessions } from './sessions.queries';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  padding-block: ${token.space[12]};
  border-top: 1px solid ${token.color.line};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const deviceOf = ({ device, kind }: OwnSession): string =>
  `${device ?? 'Unknown browser'}${kind === 'admin' ? ', administration' : ''}`;

/** Ends sessions and removes them from the list. */
const useEndSessions = () => {
  const client = useQueryClient();
  const failed = (error: Error) => {
    if (isUnauthorized(error)) return handleUnauthorized();
    toastError({
      title: 'The session could not be ended.',
      description: userMessageOf(error) ?? 'Please try again.',
    });
  };
  const refresh = () => client.invalidateQueries(ownSessions());
  const one = useMutation({
    mutationFn: ({ id }: OwnSession) => api.call(endOwnSession, { id }),
    onSuccess: (_ended, session) => {
      toastSuccess(`${deviceOf(session)} is signed out.`);
      return refresh();
    },
    onError: failed,
  });
  const others = useMutation({
    mutationFn: () => api.call(endOtherSessions, {}),
    onSuccess: () => {
      toastSuccess('You are signed out everywhere else.');
      return refresh();
    },
    onError: failed,
  });
  return { one, others };
};

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { one, others } = useEndSessions();
  return (
    <>
      <List>
        {sessions.map((session) => (
          <Row key={session.id}>
            <div>
              <Cluster $gap={8}>
                <Text $weight={600}>{deviceOf(session)}</Text>
                {session.isCurrent ? <Badge tone="tint">This browser</Badge> : null}
              </Cluster>
              <Text $size={14} $tone="muted">
                Signed in {formatDateTime(session.startedAt)}
                {session.isCurrent ? null : ` · last used ${formatDateTime(session.lastUsedAt)}`}
              </Text>
            </div>
            {session.isCurrent ? null : (
              <Button
                size="sm"
                variant="secondary"
                busy={one.isPending && one.variables.id === session.id}
                aria-label={`Sign out ${deviceOf(session)}, signed in ${formatDateTime(session.startedAt)}`}
                onClick={() => one.mutate(session)}
              >
                Sign Out
              </Button>
            )}
          </Row>
        ))}
      </List>
      {sessions.length > 1 ? (
        <div>
          <Button
            variant="secondary"
            busy={others.isPending}
            busyLabel="Signing out..."
            onClick={() => others.mutate()}
          >
            Sign Out Everywhere Else
          </Button>
        </div>
      ) : (
        <Text $size={14} $tone="muted">
          You are signed in nowhere else.
        </Text>
      )}
    </>
  );
}

/** The user's sessions, and buttons to end them. */
export function SessionsPart() {
  const { data, error, isFetching, refetch } = useQuery(ownSessions());
  const isLoggedOut = useUnauthorized(error);
  return (
    <PartCard
      title="Where You Are Signed In"
      lead="Do you not know one of these? Sign it out, and change your password."
      isLoading={!data && !error}
    >
      {data ? <Sessions sessions={data} /> : null}
      {!data && error && !isLoggedOut ? (
        <ErrorState
          title="Your sessions could not be loaded."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!data && !error ? (
        <>
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </>
      ) : null}
    </PartCard>
  );
}
