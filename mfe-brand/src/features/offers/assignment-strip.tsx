import type { AssignmentView } from '@setu/contracts';
import { lazyComponent } from '@setu/mfe-kit';
import {
  Badge,
  type BadgeTone,
  Button,
  formatDateUnbroken,
  formatPercent,
  media,
  Opened,
  RatingStars,
  Text,
  token,
} from '@setu/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { assignmentTypes, statusText } from './assignment-status';

const { Component: ConfirmCompletionDialog } = lazyComponent(
  () => import('./confirm-completion-dialog'),
  'ConfirmCompletionDialog',
);

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};

  ${media.tablet} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
  }
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Stand = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
`;

const toneOf = ({ status, awaitsConfirmation }: AssignmentView): BadgeTone => {
  if (awaitsConfirmation) return 'warning';
  return ({ active: 'success', on_hold: 'outline', completed: 'outline' } as const)[status];
};

/** An agent who works on one of the brand's requirements. */
export function AssignmentStrip({ assignment }: { assignment: AssignmentView }) {
  const [isConfirming, setConfirming] = useState(false);
  const { agentName, assignmentType, commissionAgreed, propertyTitle, assignedAt } = assignment;
  const terms = [
    assignmentTypes[assignmentType],
    commissionAgreed === null ? null : `${formatPercent(commissionAgreed)} commission`,
    propertyTitle,
    `since ${formatDateUnbroken(assignedAt)}`,
  ];
  return (
    <Root>
      <Words>
        <Text $weight={600}>{agentName}</Text>
        <Text $size={14} $tone="muted">
          {terms.filter(Boolean).join(' · ')}
        </Text>
        {assignment.notes ? (
          <Text $size={14} $lines={2}>
            {assignment.notes}
          </Text>
        ) : null}
      </Words>
      <Stand>
        {assignment.rating === null ? null : <RatingStars rating={assignment.rating} />}
        <Badge tone={toneOf(assignment)}>{statusText(assignment)}</Badge>
        {assignment.awaitsConfirmation ? (
          <Button size="sm" onClick={() => setConfirming(true)}>
            Confirm completion
          </Button>
        ) : null}
      </Stand>
      <Opened>
        {isConfirming ? (
          <ConfirmCompletionDialog assignment={assignment} onClose={() => setConfirming(false)} />
        ) : null}
      </Opened>
    </Root>
  );
}
