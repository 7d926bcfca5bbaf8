import {
  AssignmentRating,
  type AssignmentView,
  confirmAssignment,
  listInquiries,
  requirementFulfilledMessage,
} from '@setu/contracts';
import { StarChoice } from '@setu/marketplace';
import { api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { Text } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { givenAssignments } from '../../shared/assignments.queries';
import { myRequirements } from '../../shared/requirements.queries';

interface ConfirmCompletionDialogProps {
  assignment: AssignmentView;
  onClose: () => void;
}

/** The brand confirms that the agent's work is done, and rates it. */
export function ConfirmCompletionDialog({ assignment, onClose }: ConfirmCompletionDialogProps) {
  const client = useQueryClient();
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
      <StarChoice
        legend={`How did ${assignment.agentName} do?`}
        name="rating"
        value={rating}
        problem={problem}
        onChange={(star) => {
          setRating(star);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}
