import { type BrandPage, brandAddress } from '@setu/contracts';
import { FranchiseCard, FranchiseeReviewCard, FranchiseGrid } from '@setu/marketplace';
import { isNotFound, LoadMore, usePageHead } from '@setu/mfe-kit';
import {
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  RetryNotice,
  Skeleton,
  Stack,
  Text,
  TextLink,
  token,
} from '@setu/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PageContainer } from '../../shared/page-container';
import { brandPage, franchisesOfBrand } from './brand.queries';
import { brandHead, missingBrandHead } from './brand-head';
import { BrandIntroduction } from './brand-introduction';
import { BrandPeople } from './brand-people';

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space[24]};
  margin-top: ${token.space[48]};
`;

function NotFound() {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        title="Brand not found"
        action={
          <LinkButton as={Link} to="/franchises">
            Browse Franchises
          </LinkButton>
        }
      >
        The brand you're looking for doesn't exist or lists no franchise any more.
      </EmptyState>
    </PageContainer>
  );
}

/** The newest reviews of the brand's franchises. */
function NewestReviews({ brand }: { brand: BrandPage }) {
  return (
    <Section aria-label="What franchisees say">
      <Heading level={2}>What franchisees say</Heading>
      {brand.reviews.length === 0 ? (
        <Text>
          <strong>No reviews yet.</strong> Only people who were proven to run an outlet can review a
          franchise.
        </Text>
      ) : (
        <Stack as="ul" $gap={16}>
          {brand.reviews.map((review) => (
            <li key={review.id}>
              <FranchiseeReviewCard review={review} brandName={brand.name}>
                <Text $size={14}>
                  About{' '}
                  <TextLink as={Link} to={`/franchises/${review.franchiseId}#reviews`}>
                    {review.franchiseTitle}
                  </TextLink>
                </Text>
              </FranchiseeReviewCard>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

/** The page of a brand. An address with a former name is replaced by the current one. */
export function BrandScreen({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const { data: brand, error, refetch, isFetching } = useQuery(brandPage(slug));
  const pages = useInfiniteQuery(franchisesOfBrand(slug));
  usePageHead(brand ? brandHead(brand) : isNotFound(error) ? missingBrandHead(slug) : null);
  const address = brand && brandAddress(brand);
  useEffect(() => {
    if (address && address !== `/brands/${slug}`) void navigate(address, { replace: true });
  }, [address, slug, navigate]);

  if (isNotFound(error)) return <NotFound />;
  if (error && !brand)
    return (
      <PageContainer>
        <ErrorState
          level={1}
          title="Failed to load the brand. Please try again later."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </PageContainer>
    );
  if (!brand)
    return (
      <PageContainer>
        <Skeleton height="240px" />
      </PageContainer>
    );
  // A reply of an earlier release has no people.
  const people = brand.people ?? [];
  const franchises = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <PageContainer>
      <BrandIntroduction brand={brand} />
      <Section aria-label="Franchises">
        <Heading level={2}>Franchises</Heading>
        <RetryNotice text="The franchises could not be loaded." reads={[pages]} />
        <FranchiseGrid>
          {franchises.map((franchise) => (
            <li key={franchise.id}>
              <FranchiseCard franchise={franchise} level={3} />
            </li>
          ))}
        </FranchiseGrid>
        <LoadMore pages={pages} noun="franchises" />
      </Section>
      {people.length === 0 ? null : (
        <Section aria-label="Who runs it">
          <Heading level={2}>Who runs it</Heading>
          <BrandPeople people={people} />
        </Section>
      )}
      <NewestReviews brand={brand} />
    </PageContainer>
  );
}
