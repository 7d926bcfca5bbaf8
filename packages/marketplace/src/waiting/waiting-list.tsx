import { Card, Heading, Icon, Skeleton, Stack, stretchedLink, Text, token } from '@setu/ui';
import { ChevronRight, CircleCheck } from '@setu/ui/icons';
import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';

/** Something that waits for the signed-in user, with a link to the screen to do it. */
export interface WaitingItem {
  key: string;
  /** A short text: "3 inquiries wait for your first answer". */
  text: string;
  note?: string;
  to: To;
}

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  min-height: 48px;
  padding: ${token.space[12]} ${token.space[16]};

  & + & {
    border-top: 1px solid ${token.color.line};
  }

  &:hover {
    background: ${token.color.sunken};
  }

  > :first-child {
    min-width: 0;
  }

  > svg {
    flex: none;
    color: ${token.color.muted};
  }
`;

const RowLink = styled(Link)`
  ${stretchedLink}
  color: ${token.color.ink};
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;
`;

const Nothing = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 48px;
  padding: ${token.space[12]} ${token.space[16]};
  color: ${token.color.muted};

  > svg {
    flex: none;
    color: ${token.color.leaf};
  }
`;

const Title = ({ id }: { id: string }) => (
  <Heading level={2} size="card" id={id}>
    What needs you now
  </Heading>
);

const Rows = ({ items }: { items: readonly WaitingItem[] }) => (
  <Card as="ul" $flush>
    {items.map(({ key, text, note, to }) => (
      <Row key={key}>
        <div>
          <RowLink to={to}>{text}</RowLink>
          {note ? (
            <Text $size={14} $tone="muted">
              {note}
            </Text>
          ) : null}
        </div>
        <Icon of={ChevronRight} />
      </Row>
    ))}
  </Card>
);

const titleId = 'waiting-list';

interface WaitingListProps {
  items: readonly WaitingItem[];
  /** True until all items are loaded. */
  isLoading: boolean;
}

/** The items that wait for the signed-in user, at the top of an overview; shows a message when nothing waits. */
export function WaitingList({ items, isLoading }: WaitingListProps) {
  return (
    <Stack as="section" $gap={12} aria-labelledby={titleId} aria-busy={isLoading}>
      <Title id={titleId} />
      {items.length > 0 ? <Rows items={items} /> : null}
      {items.length === 0 ? (
        <Card $flush>
          {isLoading ? (
            <Nothing as="div">
              <Skeleton width="min(280px, 80%)" height="24px" />
            </Nothing>
          ) : (
            <Nothing>
              <Icon of={CircleCheck} />
              Nothing waits for you.
            </Nothing>
          )}
        </Card>
      ) : null}
    </Stack>
  );
}

/** The same for other screens: renders nothing when nothing waits. */
export function WaitingListIfAny({ items }: { items: readonly WaitingItem[] }) {
  if (items.length === 0) return null;
  return (
    <Stack as="section" $gap={12} aria-labelledby={titleId}>
      <Title id={titleId} />
      <Rows items={items} />
    </Stack>
  );
}
