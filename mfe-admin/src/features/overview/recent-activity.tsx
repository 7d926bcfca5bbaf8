import type { ActivityEntry } from '@setu/contracts';
import {
  Card,
  EmptyState,
  formatDateTime,
  Heading,
  Icon,
  type IconType,
  Skeleton,
  Stack,
  Text,
  token,
} from '@setu/ui';
import { BadgeCheck, Building2, FileText, MessagesSquare, Settings, Store, UserRound } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { LoadError } from '../../shared/list/load-error';
import { recentActivity } from './overview.queries';

const icons: Readonly<Record<ActivityEntry['kind'], IconType>> = {
  user: UserRound,
  franchise: Store,
  property: Building2,
  inquiry: MessagesSquare,
  content: FileText,
  agent: BadgeCheck,
  settings: Settings,
};

const List = styled.ol`
  display: flex;
  flex-direction: column;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[12]};
  padding-block: 10px;

  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: ${token.color['peacock-tint']};
  color: ${token.color.peacock};
`;

/** Placeholder lines while it loads. */
const waiting = [1, 2, 3, 4, 5];

function Entries() {
  const { data, error, isFetching, refetch } = useQuery(recentActivity());
  if (!data)
    return error ? (
      <LoadError
        title="Recent activity could not be loaded."
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      <Stack $gap={16} aria-busy="true">
        {waiting.map((line) => (
          <Skeleton key={line} height="36px" />
        ))}
      </Stack>
    );
  if (data.length === 0)
    return <EmptyState title="No activity yet">What users and administrators do shows up here.</EmptyState>;
  return (
    <List>
      {data.map(({ id, kind, text, at }) => (
        <Entry key={id}>
          <Mark>
            <Icon of={icons[kind]} size={16} />
          </Mark>
          <div>
            <Text $size={14} dir="auto">
              {text}
            </Text>
            <Text as="time" dateTime={at} $size={12} $tone="muted">
              {formatDateTime(at)}
            </Text>
          </div>
        </Entry>
      ))}
    </List>
  );
}

/** The newest entries of the audit trail. */
export function RecentActivity() {
  return (
    <Card as="section" aria-labelledby="recent-activity">
      <Stack $gap={12}>
        <Heading level={2} size="card" id="recent-activity">
          Recent Activity
        </Heading>
        <Entries />
      </Stack>
    </Card>
  );
}
