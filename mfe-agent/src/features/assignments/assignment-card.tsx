import type { AssignmentView } from '@setu/contracts';
import {
  Badge,
  Button,
  Card,
  CardHead,
  Definition,
  DefinitionGrid,
  formatDate,
  formatPercent,
  Heading,
  Text,
  token,
} from '@setu/ui';
import styled from 'styled-components';
import { readableName } from '../../shared/text';
import { assignmentName, statusTones } from './assignment-status';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: auto;
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};
`;

const Name = styled.span`
  font-variant-numeric: tabular-nums;
`;

interface AssignmentCardProps {
  assignment: AssignmentView;
  onOpen: (id: string) => void;
  /** Called when the agent is likely to click View Details soon. */
  onNear: () => void;
}

/** A summary of an assignment. */
export function AssignmentCard({ assignment, onOpen, onNear }: AssignmentCardProps) {
  const { id, status, notes, awaitsConfirmation } = assignment;
  const titleId = `assignment-${id}`;
  return (
    <Root as="article" aria-labelledby={titleId}>
      <CardHead>
        <div>
          <Heading level={3} id={titleId}>
            <Name>{assignmentName(id)}</Name>
          </Heading>
          <Text $tone="muted">{`${assignment.demandTitle} ·\u00a0${assignment.brandName}`}</Text>
        </div>
        <Badge tone={statusTones[status]}>
          {awaitsConfirmation ? 'Awaiting confirmation' : readableName(status)}
        </Badge>
      </CardHead>
      <DefinitionGrid>
        <Definition term="Type">{readableName(assignment.assignmentType)}</Definition>
        <Definition term="Commission Agreed">
          {assignment.commissionAgreed ? formatPercent(assignment.commissionAgreed) : 'To be agreed'}
        </Definition>
        <Definition term="Assigned">{formatDate(assignment.assignedAt)}</Definition>
        {assignment.completedAt ? (
          <Definition term="Completed">{formatDate(assignment.completedAt)}</Definition>
        ) : (
          <Definition term="Property">{assignment.propertyTitle ?? 'Not chosen yet'}</Definition>
        )}
      </DefinitionGrid>
      {notes ? (
        <Text $size={14} $lines={3}>
          {notes}
        </Text>
      ) : null}
      <Foot>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onOpen(id)}
          onPointerEnter={onNear}
          onFocus={onNear}
          aria-label={`View Details of ${assignmentName(id)}`}
        >
          View Details
        </Button>
      </Foot>
    </Root>
  );
}
