import { type FranchiseRating, reviewCriteria, reviewCriterionLabels } from '@setu/contracts';
import { media, RatingStars, Text, tabularFigures, token } from '@setu/ui';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: ${token.space[24]};

  ${media.tablet} {
    grid-template-columns: 200px minmax(0, 1fr);
  }
`;

const Mean = styled.p`
  font-size: ${token.text[48]};
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.02em;
  ${tabularFigures}
`;

const Overall = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token.space[8]};
`;

const Scores = styled.dl`
  display: grid;
  gap: ${token.space[8]};
  font-size: ${token.text[14]};

  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(60px, 1fr) 2rem;
    align-items: center;
    gap: ${token.space[12]};
  }

  dd {
    display: contents;
    font-weight: 600;
    text-align: right;
    ${tabularFigures}
  }
`;

const Bar = styled.span<{ $share: number }>`
  height: 8px;
  border-radius: ${token.radius.round};
  background: linear-gradient(${token.color.marigold} 0 0) 0 / ${({ $share }) => $share}% no-repeat ${token.color.line};
`;

/** What the samples among the reviews are. */
const samplesText = ({ count, samples }: FranchiseRating): string | null => {
  if (samples === 0) return null;
  return samples === count
    ? 'All of them are samples of this demonstration.'
    : `${samples.toLocaleString('en-IN')} of them are samples of this demonstration.`;
};

/** The mean of all reviews and of each score. */
export function RatingSummary({ rating }: { rating: FranchiseRating }) {
  const { count, scores } = rating;
  const samples = samplesText(rating);
  if (!scores || rating.rating === null) return null;
  return (
    <Root>
      <Overall>
        <Mean>{rating.rating.toFixed(1)}</Mean>
        <RatingStars rating={rating.rating} size={20} />
        <Text $size={14} $tone="muted">
          {count === 1
            ? 'One review by somebody who runs an outlet.'
            : `${count.toLocaleString('en-IN')} reviews by people who run an outlet.`}{' '}
          {samples}
        </Text>
      </Overall>
      <Scores>
        {reviewCriteria.map((criterion) => (
          <div key={criterion}>
            <dt>{reviewCriterionLabels[criterion]}</dt>
            <dd>
              <Bar $share={(scores[criterion] / 5) * 100} aria-hidden="true" />
              {scores[criterion].toFixed(1)}
            </dd>
          </div>
        ))}
      </Scores>
    </Root>
  );
}
