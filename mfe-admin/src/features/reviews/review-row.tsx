import {
  approveReview,
  listActivity,
  listFranchises,
  listListings,
  listReviewQueue,
  type ReviewOutcome,
  returnReview,
  type WaitingListing,
} from '@setu/contracts';
import { api, isUnauthorized, lazyComponent, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { Badge, Button, formatDateTime, Opened, Stack, Text } from '@setu/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { Cell, Row } from '../../shared/list/table';
import { returnText } from './return-text';
import { ReviewFigures } from './review-figures';
import { kindLabels, ownerOf, typeOf } from './review-text';

const { Component: ReviewPreview, preload } = lazyComponent(
  () => import('./review-preview'),
  'ReviewPreview',
);
const { Component: ReasonDialog } = lazyComponent(
  () => import('../../shared/moderation/reason-dialog'),
  'ReasonDialog',
);

/** A listing that waits for a review, and the decision, which removes it from the list. */
export function ReviewRow({ waiting }: { waiting: WaitingListing }) {
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  const [open, setOpen] = useState<'preview' | 'return' | null>(null);
  const { kind } = waiting;
  const { id, title, review, updatedAt: seen } = waiting.listing;
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: [listReviewQueue.path] });
    for (const { path } of [listListings, listFranchises, listActivity])
      void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  };
  const approving = useMutation({
    mutationFn: () => api.call(approveReview, { id, kind, seen }),
    onSuccess: async ({ state }) => {
      if (state === 'approved') toastSuccess({ title: 'Listing approved', description: title });
      else toastError({ title: 'Another administrator had returned this listing' });
      await refresh();
    },
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      toastError({ title: 'Failed to approve the listing', description: userMessageOf(error) ?? undefined });
      void refresh();
    },
    // Also after a failure, because the preview may show an outdated listing. A reason that is being written stays open.
    onSettled: () => setOpen((shown) => (shown === 'preview' ? null : shown)),
  });
  const close = () => setOpen(null);
  return (
    <Row>
      <Cell>
        <Text as="span" $weight={600} dir="auto">
          {title}
        </Text>
        <Text $size={14} $tone="muted" dir="auto">
          {ownerOf(waiting)}
        </Text>
      </Cell>
      <Cell label="Kind" half>
        {kindLabels[kind]}
        <Text $size={14} $tone="muted">
          {typeOf(waiting)}
        </Text>
      </Cell>
      <Cell label="Figures" half>
        <ReviewFigures waiting={waiting} />
      </Cell>
      <Cell label="Sent">
        <Stack $gap={4}>
          {review ? <time dateTime={review.since}>{formatDateTime(review.since)}</time> : null}
          {review?.reason ? (
            <div>
              <Badge tone="warning">Sent again</Badge>
            </div>
          ) : null}
        </Stack>
      </Cell>
      <Cell>
        <Stack $gap={8}>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Preview ${title}`}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setOpen('preview')}
          >
            Preview
          </Button>
          <Button
            size="sm"
            busy={approving.isPending}
            aria-label={`Approve ${title}`}
            onClick={() => approving.mutate()}
          >
            Approve
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Return ${title}`}
            onClick={() => setOpen('return')}
          >
            Return
          </Button>
        </Stack>
        <Opened>
          {open === 'preview' ? (
            <ReviewPreview
              waiting={waiting}
              isApproving={approving.isPending}
              onApprove={() => approving.mutate()}
              onReturn={() => setOpen('return')}
              onClose={close}
            />
          ) : null}
          {open === 'return' ? (
            <ReasonDialog
              name={`review:${id}`}
              of={title}
              text={returnText}
              decide={(reason) => api.call(returnReview, { id, kind, seen, reason })}
              onDecided={(outcome) => {
                if ((outcome as ReviewOutcome).state === 'returned')
                  toastSuccess({ title: returnText.decided, description: title });
                else toastError({ title: 'Another administrator had approved this listing' });
                void refresh();
              }}
              onClose={close}
            />
          ) : null}
        </Opened>
      </Cell>
    </Row>
  );
}
