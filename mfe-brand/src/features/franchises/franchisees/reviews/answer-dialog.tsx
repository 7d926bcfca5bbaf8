import {
  answerFranchiseeReview,
  type FranchiseeReview,
  listFranchiseeReviews,
  listFranchises,
  ReviewAnswerDraft,
  reviewAnswerMax,
} from '@setu/contracts';
import { api, toastSuccess, withItem } from '@setu/mfe-kit';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, FoldableText, TextArea } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { authorOf } from './author-of';

interface AnswerDialogProps {
  review: FranchiseeReview;
  onClose: () => void;
}

/** Answers a review, once. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const client = useQueryClient();
  const reviews = { queryKey: [listFranchiseeReviews.path, review.franchiseId] };
  const form = useZodForm<{ text: string }>(ReviewAnswerDraft, { text: '' });
  const dialog = useDialogForm({
    form,
    name: `franchisee-review:${review.id}:answer`,
    send: ({ text }) => api.call(answerFranchiseeReview, { id: review.id, text }),
    failure: { title: 'Your answer was not sent' },
    onSent: (answered) => {
      client.setQueriesData(reviews, withItem(answered));
      // The page of the franchise shows the answer when it is next opened.
      void client.invalidateQueries({
        queryKey: [listFranchises.path, review.franchiseId],
        refetchType: 'none',
      });
      toastSuccess({ title: 'Answer published', description: 'Everybody reads it below the review.' });
    },
    // Somebody else of the brand may have answered, or the review was deleted or hidden.
    onRefused: () => void client.invalidateQueries(reviews),
    onClose,
  });
  return (
    <FormDialog
      title="Answer this Review"
      description={`Review of ${authorOf(review)}`}
      submitLabel="Publish Answer"
      busyLabel="Publishing..."
      {...dialog}
    >
      <FoldableText lines={4} size={14} about="of the review">
        {review.text}
      </FoldableText>
      <Field
        label="Your answer"
        required
        error={form.formState.errors.text?.message}
        help="Everybody reads it. You can answer once, and not change it later. Leave out phone numbers, e-mail addresses and links."
      >
        <TextArea rows={6} maxLength={reviewAnswerMax} dir="auto" {...form.register('text')} />
      </Field>
    </FormDialog>
  );
}
