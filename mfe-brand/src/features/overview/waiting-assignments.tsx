import { useUnauthorized } from '@setu/mfe-kit';
import { Badge, Card, Heading, Stack, Text } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { givenAssignments } from '../../shared/assignments.queries';
import { RetryNotice } from '../../shared/retry-notice';
import { Row, RowLink } from './row';

/** Assignments that agents completed and the brand has not confirmed, with the way to them; nothing without any. */
export function WaitingAssignments() {
  const assignments = useQuery(givenAssignments());
  useUnauthorized(assignments.error);
  const waiting = assignments.data?.filter(({ awaitsConfirmation }) => awaitsConfirmation) ?? [];
  if (waiting.length === 0)
    return <RetryNotice text="Completed assignments could not be loaded." reads={[assignments]} />;
  return (
    <Stack as="section" $gap={12} aria-labelledby="waiting-assignments">
      <Heading level={2} size="card" id="waiting-assignments">
        Waiting for you
      </Heading>
      <Card as="ul" $flush>
        {waiting.map(({ id, agentName, demandTitle }) => (
          <Row key={id}>
            <div>
              <RowLink to="?tab=requirements">Confirm completion: {demandTitle}</RowLink>
              <Text $size={14} $tone="muted">
                {agentName} says this assignment is completed.
              </Text>
            </div>
            <Badge tone="warning">Awaits you</Badge>
          </Row>
        ))}
      </Card>
    </Stack>
  );
}
