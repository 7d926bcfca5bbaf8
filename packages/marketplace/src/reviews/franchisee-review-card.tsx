import { type FranchiseeReview, reviewCriteria, reviewCriterionLabels } from '@setu/contracts';
import {
  Card,
  CardBody,
  CardHead,
  columnsUpTo,
  formatDateUnbroken,
  Heading,
  RatingStars,
  Text,
  tabularFigures,
  token,
} from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Lines } from '../text/more';
import { ProofBadge } from './proof-badge';

const Rating = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  font-weight: 600;
  ${tabularFigures}
`;

const Written = styled(Lines)`
  max-width: ${token.size.reading};
`;

const Scores = styled.dl`
  display: grid;
  grid-template-columns: ${columnsUpTo(2, { min: '14rem', gap: token.space[24] })};
  gap: ${token.space[4]} ${token.space[24]};
  padding-block: ${token.space[12]};
  border-block: 1px solid ${token.color.line};
  font-size: ${token.text[14]};

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${token.space[12]};
  }

  dt {
    color: ${token.color.muted};
  }
`;

const Answer = styled.section`
  padding: ${token.space[12]} ${token.space[16]};
  border-left: 3px solid ${token.color.peacock};
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
`;

interface FranchiseeReviewCardProps {
  review: FranchiseeReview;
  /** The brand of the franchise, which answers. */
  brandName: string;
  /** Level of the author's name in the outline of the page. */
  level?: 2 | 3 | 4;
  /** What the reader can do: an answer form, a report. */
  children?: ReactNode;
}

/** A review by a franchisee: who wrote it and how that is proven, the text, the five scores, and the brand's answer. */
export function FranchiseeReviewCard({ review, brandName, level = 3, children }: FranchiseeReviewCardProps) {
  const { authorName, city, openedIn, rating, scores, text, answer, createdAt } = review;
  return (
    <Card as="article" $flush>
      <CardBody>
        <CardHead>
          <div>
            <Heading level={level} size="small">
              <span dir="auto">{authorName ?? 'A franchisee'}</span>
            </Heading>
            <Text $size={14} $tone="muted">
              Outlet in <bdi>{city}</bdi>, opened in {openedIn}
            </Text>
          </div>
          <ProofBadge of={review} />
        </CardHead>
        <Rating>
          <RatingStars rating={rating} size={20} />
          <span aria-hidden="true">{rating.toFixed(1)}</span>
          <Text as="time" $size={14} $tone="muted" dateTime={createdAt}>
            {formatDateUnbroken(createdAt)}
          </Text>
        </Rating>
        <Written dir="auto">{text}</Written>
        <Scores>
          {reviewCriteria.map((criterion) => (
            <div key={criterion}>
              <dt>{reviewCriterionLabels[criterion]}</dt>
              <dd>
                <RatingStars rating={scores[criterion]} size={14} />
              </dd>
            </div>
          ))}
        </Scores>
        {answer ? (
          <Answer aria-label={`Answer of ${brandName}`}>
            <Text $size={14} $tone="muted">
              Answer of <bdi>{brandName}</bdi>,{' '}
              <time dateTime={answer.at}>{formatDateUnbroken(answer.at)}</time>
            </Text>
            <Written dir="auto">{answer.text}</Written>
          </Answer>
        ) : null}
        {children}
      </CardBody>
    </Card>
  );
}
