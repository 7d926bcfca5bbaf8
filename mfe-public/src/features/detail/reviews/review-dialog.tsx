import {
  FranchiseeReviewDraft,
  type FranchiseView,
  listFranchises,
  type ReviewCriterion,
  reviewCriteria,
  reviewCriterionLabels,
  reviewTextMax,
  reviewTextMin,
  writeFranchiseeReview,
} from '@setu/contracts';
import { StarChoice } from '@setu/marketplace';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, Stack, Text, TextArea, token } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { ownOutlet } from './own-outlet.queries';

const Problem = styled.p`
  color: ${token.color.kumkum};
  font-size: ${token.text[14]};
  font-weight: 500;
`;

interface Values {
  scores: Record<ReviewCriterion, number>;
  text: string;
}

const nothing: Values = {
  scores: { training: 0, support: 0, supplies: 0, marketing: 0, earnings: 0 },
  text: '',
};

/** The review of a franchisee: five scores and a text. */
export function ReviewDialog({ franchise, onClose }: { franchise: FranchiseView; onClose: () => void }) {
  const client = useQueryClient();
  const form = useZodForm<Values>(FranchiseeReviewDraft, nothing);
  const dialog = useDialogForm({
    form,
    name: `review:${franchise.id}`,
    send: (values) => api.call(writeFranchiseeReview, { id: franchise.id, ...values }),
    failure: { title: 'Your review was not published' },
    onSent: () => {
      toastSuccess({ title: 'Your review is published', description: franchise.title });
      void client.invalidateQueries({ queryKey: ownOutlet(franchise.id).queryKey });
      return client.invalidateQueries({ queryKey: [listFranchises.path, franchise.id] });
    },
    onClose,
  });
  const { errors } = form.formState;
  const scores = form.watch('scores');
  return (
    <FormDialog
      title="Write a review"
      description={franchise.title}
      submitLabel="Publish"
      busyLabel="Publishing..."
      {...dialog}
    >
      <Text $size={14}>
        Everybody reads it with your name, and the city and year of your outlet.
        {` ${franchise.brandName}`} can answer once.
      </Text>
      <Stack $gap={4}>
        {reviewCriteria.map((criterion) => (
          <StarChoice
            key={criterion}
            isCompact
            legend={reviewCriterionLabels[criterion]}
            name={`scores.${criterion}`}
            value={scores[criterion]}
            onChange={(star) =>
              form.setValue(`scores.${criterion}`, star, {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted,
              })
            }
          />
        ))}
        {errors.scores ? <Problem role="alert">{errors.scores.message}</Problem> : null}
      </Stack>
      <Field
        label="Your review"
        required
        error={errors.text?.message}
        help={`What should somebody know who is about to invest? At least ${reviewTextMin} characters, without phone numbers, addresses and links.`}
      >
        <TextArea {...form.register('text')} rows={6} maxLength={reviewTextMax} dir="auto" />
      </Field>
    </FormDialog>
  );
}
