import type { AssignmentView } from '@setu/contracts';
import {
  Badge,
  Button,
  Cluster,
  Definition,
  DefinitionGrid,
  formatPercent,
  Heading,
  Stack,
  Text,
  token,
} from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { PreferredLocations } from '../../shared/preferred-locations';
import { readableName, squareFeet } from '../../shared/text';
import { assignmentName, statusTones, timelineOf } from './assignment-status';
import { Timeline } from './timeline';
import { useChangeStatus } from './use-change-status';

const Part = styled.section`
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};

  > h3 {
    margin-bottom: ${token.space[8]};
  }
`;

const Notes = styled(Text)`
  white-space: pre-line;
`;

const Question = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  width: 100%;
`;

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Part aria-label={name}>
      <Heading level={3} size="small">
        {name}
      </Heading>
      {children}
    </Part>
  );
}

interface StatusButtonsProps {
  assignment: AssignmentView;
  isSending: boolean;
  onChange: (status: AssignmentView['status']) => void;
}

/** The actions that the status allows. Completing is final, so it is confirmed first. */
function StatusButtons({ assignment, isSending, onChange }: StatusButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const { status, brandName, awaitsConfirmation } = assignment;
  if (status === 'completed')
    return (
      <Text $size={14} $tone="muted">
        {awaitsConfirmation
          ? `${brandName} is asked to confirm and to rate your work.`
          : 'This assignment is completed and confirmed.'}
      </Text>
    );
  if (isAsking)
    return (
      <Question role="group" aria-label="Mark as completed">
        <Text $size={14}>
          {`This cannot be taken back. ${brandName} is then asked to confirm and to rate your work.`}
        </Text>
        <Cluster $justify="end">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Not yet
          </Button>
          <Button autoFocus busy={isSending} onClick={() => onChange('completed')}>
            Yes, it is completed
          </Button>
        </Cluster>
      </Question>
    );
  const other = status === 'active' ? 'on_hold' : 'active';
  return (
    <>
      <Button variant="secondary" busy={isSending} onClick={() => onChange(other)}>
        {status === 'active' ? 'Put on Hold' : 'Take Up Again'}
      </Button>
      <Button onClick={() => setAsking(true)}>Mark as Completed</Button>
    </>
  );
}

interface AssignmentDrawerProps {
  assignment: AssignmentView;
  onClose: () => void;
}

/** The details of an assignment, and its next step. */
export function AssignmentDrawer({ assignment, onClose }: AssignmentDrawerProps) {
  const { start, isSending } = useChangeStatus(assignment);
  const { id, status, timeline, propertyTitle, notes } = assignment;
  return (
    <Sheet
      side="edge"
      open
      onOpenChange={onClose}
      title={assignmentName(id)}
      description={readableName(assignment.assignmentType)}
      footer={<StatusButtons key={status} assignment={assignment} isSending={isSending} onChange={start} />}
    >
      <Stack $gap={16}>
        <Cluster $gap={8} role="status">
          <Badge tone={statusTones[status]}>{readableName(status)}</Badge>
          {assignment.awaitsConfirmation ? <Badge tone="outline">Awaiting confirmation</Badge> : null}
        </Cluster>
        <Section name="Demand">
          <Stack $gap={12}>
            <Text $weight={600}>{assignment.demandTitle}</Text>
            <DefinitionGrid>
              <Definition term="Area Required">{squareFeet(assignment.areaRequired)}</Definition>
              <Definition term="Timeline">{timeline ?? 'Immediate'}</Definition>
            </DefinitionGrid>
            <PreferredLocations places={assignment.preferredLocations} />
          </Stack>
        </Section>
        <Section name="Brand">
          <Text>{assignment.brandName}</Text>
        </Section>
        <Section name="Property">
          <Text $tone={propertyTitle ? 'ink' : 'muted'}>{propertyTitle ?? 'No property chosen yet'}</Text>
        </Section>
        <Section name="Commission Agreed">
          <Text>
            {assignment.commissionAgreed ? formatPercent(assignment.commissionAgreed) : 'To be agreed'}
          </Text>
        </Section>
        <Section name="Notes">{notes ? <Notes>{notes}</Notes> : <Text $tone="muted">None</Text>}</Section>
        <Section name="Timeline">
          <Timeline entries={timelineOf(assignment)} />
        </Section>
      </Stack>
    </Sheet>
  );
}
