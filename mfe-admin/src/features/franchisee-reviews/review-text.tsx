import { type AdminFranchiseeReview, reviewCriteria, reviewCriterionLabels } from '@setu/contracts';
import { ProofBadge } from '@setu/marketplace';
import { FoldableText, formatDate, RatingStars, Stack, Text } from '@setu/ui';
import { CellFigures, CellTitle } from '../../shared/list/cell-text';

/** What a franchisee wrote: the author with the proof, the scores, the text and the brand's answer. */
export function ReviewText({ review, of }: { review: AdminFranchiseeReview; of: string }) {
  const { authorName, city, openedIn, rating, scores, text, answer, createdAt } = review;
  return (
    <Stack $gap={4}>
      <CellTitle>
        <span dir="auto">{authorName ?? 'A franchisee'}</span>
        <ProofBadge of={review} />
      </CellTitle>
      <Text $size={14} $tone="muted">
        Outlet in <bdi>{city}</bdi>, opened in {openedIn}
      </Text>
      <CellFigures>
        <RatingStars rating={rating} size={14} /> <span aria-hidden="true">{rating.toFixed(1)}</span>{' '}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </CellFigures>
      <FoldableText lines={4} size={14} about={`of ${of}`}>
        {text}
      </FoldableText>
      <Text $size={14} $tone="muted">
        {reviewCriteria
          .map((criterion) => `${reviewCriterionLabels[criterion]} ${scores[criterion]}`)
          .join(' · ')}
      </Text>
      {answer ? (
        <FoldableText lines={2} size={14} about={`of the answer to ${of}`}>
          {`Answer of the brand: ${answer.text}`}
        </FoldableText>
      ) : null}
    </Stack>
  );
}
