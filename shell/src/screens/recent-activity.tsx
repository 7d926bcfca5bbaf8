import { EmptyState, LinkButton, Text, token } from '@setu/ui';
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
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[16]};

  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;

const samples = [
  { what: 'New franchise opportunity in Food & Beverage', when: '2 hours ago' },
  { what: 'Your inquiry received a response', when: '1 day ago' },
  { what: 'A property matching your requirements was listed', when: '3 days ago' },
];

/** What happened lately: three samples in a demo, else the way to make something happen. */
export function RecentActivity({ isDemo }: { isDemo: boolean }) {
  if (!isDemo)
    return (
      <EmptyState
        title="No activity yet"
        action={
          <LinkButton as={Link} to="/franchises">
            Browse Franchises
          </LinkButton>
        }
      >
        What you and others do here shows up in this place.
      </EmptyState>
    );
  return (
    <List>
      {samples.map(({ what, when }) => (
        <Entry key={what}>
          <Text>{what}</Text>
          <Text $size={14} $tone="muted">
            {when}
          </Text>
        </Entry>
      ))}
    </List>
  );
}
