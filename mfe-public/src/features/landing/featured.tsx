import { landingSamples } from '@setu/contracts';
import { FranchiseCard, FranchiseCardSkeleton } from '@setu/marketplace';
import { LinkButton, media, token } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { featuredFranchises } from '../../shared/featured.queries';
import { SampleCard } from '../../shared/sample-card';
import { Section } from './section';

const Cards = styled.ul`
  display: grid;
  gap: ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[24]};
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const skeletons = ['a', 'b', 'c'];

/** Three featured franchises; sample cards when there are none or the list cannot be loaded. */
export function Featured({ isDemo }: { isDemo: boolean }) {
  const { data, isPending } = useQuery(featuredFranchises());
  const live = data ?? [];
  const cards = live.length
    ? live.map((franchise) => (
        <li key={franchise.id}>
          <FranchiseCard franchise={franchise} level={3} isPlacement />
        </li>
      ))
    : landingSamples.map((sample) => (
        <li key={sample.id}>
          <SampleCard sample={sample} isListed={isDemo} />
        </li>
      ));
  return (
    <Section
      title="Featured Franchises"
      lead={
        isPending || live.length || isDemo
          ? 'Promoted by their brands, or by our team.'
          : 'What a listing looks like.'
      }
      action={
        <LinkButton as={Link} to="/franchises" variant="secondary">
          View All Opportunities
        </LinkButton>
      }
    >
      <Cards aria-busy={isPending}>
        {isPending
          ? skeletons.map((key) => (
              <li key={key}>
                <FranchiseCardSkeleton />
              </li>
            ))
          : cards}
      </Cards>
    </Section>
  );
}
