import type { PlatformStats } from '@setu/contracts';
import { EmptyState, LinkButton, Text, timeAgo, token } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const List = styled.ul`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[16]};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;

interface RecentActivityProps {
  entries: PlatformStats['recentActivity'];
  /** When the entries were read, ms since 1970: ages count from it, so that the server and the browser render the same text. */
  readAt: number;
}

/** The recent activity; when there is none, what to do first. */
export function RecentActivity({ entries, readAt }: RecentActivityProps) {
  if (entries.length === 0)
    return (
      <EmptyState
        title="No activity yet"
        action={
          <LinkButton as={Link} to="/franchises">
            Browse Franchises
          </LinkButton>
        }
      >
        New franchises, properties and requirements appear here.
      </EmptyState>
    );
  return (
    <List>
      {entries.map(({ text, at }) => (
        <Entry key={`${at} ${text}`}>
          <Text>{text}</Text>
          <Text as="time" dateTime={at} $size={14} $tone="muted">
            {timeAgo(at, readAt)}
          </Text>
        </Entry>
      ))}
    </List>
  );
}
