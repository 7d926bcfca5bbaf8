import type { AgentProfile } from '@setu/contracts';
import {
  Badge,
  Button,
  columnsUpTo,
  Heading,
  Icon,
  media,
  Stack,
  Text,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { Building2, MessageSquare, Plus } from '@setu/ui/icons';
import styled from 'styled-components';
import { AgentRating } from '../features/profile/agent-rating';
import type { Drawer } from './address';

const Root = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${token.space[24]};

  ${media.wide} {
    flex-direction: row;
    align-items: flex-start;
    justify-content: space-between;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: ${columnsUpTo(2, { min: '9rem', gap: token.space[8] })};
  gap: ${token.space[8]};

  > * {
    padding-inline: ${token.space[8]};
  }

  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    display: flex;
    flex: none;

    > * {
      padding-inline: ${token.space[16]};
    }
  }
`;

interface DashboardHeaderProps {
  /** Null before the agent has one: then the header has no actions. */
  profile: AgentProfile | null;
  /** Number of requests to visit without an answer; null when there are none. */
  waiting: string | null;
  onDrawer: (drawer: Drawer) => void;
  /** Prefetches the code of a drawer. */
  onNear: (drawer: Drawer) => void;
}

/** Title, rating, and the actions of all tabs. */
export function DashboardHeader({ profile, waiting, onDrawer, onNear }: DashboardHeaderProps) {
  const opens = (drawer: Drawer) => ({
    onClick: () => onDrawer(drawer),
    onPointerEnter: () => onNear(drawer),
    onFocus: () => onNear(drawer),
  });
  return (
    <Root>
      <Stack $gap={16}>
        <Stack $gap={4}>
          <Heading level={1}>Agent Dashboard</Heading>
          <Text $tone="muted">Manage property demands and client requirements</Text>
        </Stack>
        {profile ? <AgentRating profile={profile} /> : null}
      </Stack>
      {profile ? (
        <Actions>
          <Button variant="secondary" {...opens('messages')}>
            <Icon of={MessageSquare} />
            Messages
            {waiting ? (
              <Badge tone="solid">
                {waiting}
                <VisuallyHidden> new</VisuallyHidden>
              </Badge>
            ) : null}
          </Button>
          <Button variant="secondary" {...opens('properties')}>
            <Icon of={Building2} />
            My Properties
          </Button>
          <Button {...opens('new-property')}>
            <Icon of={Plus} />
            Create Property Listing
          </Button>
        </Actions>
      ) : null}
    </Root>
  );
}
