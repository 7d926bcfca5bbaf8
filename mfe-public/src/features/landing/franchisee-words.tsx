import { listNewestReviews } from '@setu/contracts';
import { FranchiseeReviewCard } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import { Grid, Text, TextLink } from '@setu/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Section } from './section';

/** The newest reviews of all franchises. */
export const newestReviews = () =>
  queryOptions({
    queryKey: [listNewestReviews.path],
    queryFn: ({ signal }) => api.call(listNewestReviews, {}, { signal }),
  });

/** The newest reviews by people who run an outlet. Nothing while there are none. */
export function FranchiseeWords() {
  const { data: reviews } = useQuery(newestReviews());
  if (!reviews || reviews.length === 0) return null;
  return (
    <Section
      title="What Franchisees Say"
      lead="Only people who were proven to run an outlet review a franchise."
    >
      <Grid as="ul" $wide={3}>
        {reviews.map((review) => (
          <li key={review.id}>
            <FranchiseeReviewCard review={review} brandName="the brand">
              <Text $size={14}>
                About{' '}
                <TextLink as={Link} to={`/franchises/${review.franchiseId}#reviews`}>
                  {review.franchiseTitle}
                </TextLink>
              </Text>
            </FranchiseeReviewCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
