import {
  AssignmentRating,
  type AssignmentView,
  confirmAssignment,
  listInquiries,
  requirementFulfilledMessage,
} from '@setu/contracts';
import { api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { Icon, Text, token } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { Star } from '@setu/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { givenAssignments } from '../../shared/assignments.queries';
import { myRequirements } from '../../shared/requirements.queries';

const Stars = styled.fieldset`
  > legend {
    margin-bottom: ${token.space[8]};
    font-size: ${token.text[14]};
    font-weight: 600;
  }

  > div {
    display: flex;
    gap: ${token.space[4]};
  }
`;

const Choice = styled.label<{ $isFilled: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${token.radius.control};
  color: ${({ $isFilled }) => ($isFilled ? token.color['marigold-deep'] : token.color['line-strong'])};
  cursor: pointer;

  svg {
    fill: ${({ $isFilled }) => ($isFilled ? token.color.marigold : 'none')};
  }

  &:hover {
    background: ${token.color.sunken};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token.color.peacock};
    outline-offset: 2px;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const Problem = styled.p`
  min-height: 20px;
  margin-top: ${token.space[8]};
  color: ${token.color.muted};
  font-size: ${token.text[14]};

  &[role='alert'] {
    color: ${token.color.kumkum};
    font-weight: 500;
  }
`;

const words = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

interface ConfirmCompletionDialogProps {
  assignment: AssignmentView;
  onClose: () => void;
}

/** The brand confirms that the agent's work is done, and rates it. */
export function ConfirmCompletionDialog({ assignment, onClose }: ConfirmCompletionDialogProps) {
  const client = useQueryClient();
  const problemId = useId();
  const [rating, setRating] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const { start, isSending } = useSender({
    name: `confirm:${assignment.id}`,
    send: (given: number) => api.call(confirmAssignment, { id: assignment.id, rating: given }),
    onSent: ({ demandId, completedAt, agentName }) => {
      void client.invalidateQueries({ queryKey: givenAssignments().queryKey });
      // The services of requirements and offers follow a moment later: the requirement is shown with its future state, and the lists are
      // read when next opened.
      client.setQueryData(myRequirements().queryKey, (all) =>
        all?.map((one) =>
          one.id === demandId
            ? { ...one, isActive: false, fulfilledAt: completedAt, fulfilledBy: agentName }
            : one,
        ),
      );
      void client.invalidateQueries({ queryKey: myRequirements().queryKey, refetchType: 'none' });
      void client.invalidateQueries({ queryKey: [listInquiries.path], refetchType: 'none' });
      toastSuccess('Assignment confirmed as completed. The requirement is fulfilled.');
      onClose();
    },
    onRefused: (error) => {
      setProblem(userMessageOf(error));
      toastError('Failed to confirm the assignment. Please try again.');
    },
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = AssignmentRating.safeParse({ rating });
    if (parsed.success) return start(rating);
    setProblem(parsed.error.issues[0]?.message ?? null);
  };

  return (
    <FormDialog
      title="Confirm completion"
      description={`${assignment.agentName} · ${assignment.demandTitle}`}
      submitLabel="Confirm"
      busyLabel="Confirming..."
      isSending={isSending}
      width={440}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Text $size={14}>
        Confirming also closes the requirement: agents no longer see it, and offers of other agents that are
        still open are declined with this message: “{requirementFulfilledMessage}” You can post the
        requirement again later.
      </Text>
      <Stars aria-describedby={problemId}>
        <legend>How did {assignment.agentName} do?</legend>
        <div>
          {[1, 2, 3, 4, 5].map((star) => (
            <Choice key={star} $isFilled={star <= rating}>
              <input
                type="radio"
                name="rating"
                value={star}
                checked={star === rating}
                aria-label={`${star} of 5: ${words[star]}`}
                onChange={() => {
                  setRating(star);
                  setProblem(null);
                }}
              />
              <Icon of={Star} size={28} strokeWidth={1.5} />
            </Choice>
          ))}
        </div>
        {/* An alert when it appears; otherwise the label of the stars. */}
        <Problem id={problemId} role={problem ? 'alert' : undefined}>
          {problem ?? words[rating]}
        </Problem>
      </Stars>
    </FormDialog>
  );
}
