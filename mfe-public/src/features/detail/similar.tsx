import { landingSamples } from '@setu/contracts';
import { FranchiseCard } from '@setu/marketplace';
import { Cluster, Heading, media, TextLink, token } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SampleCard } from '../../shared/sample-card';
import { similarFranchises } from './similar.queries';

const Root = styled.section`
  margin-top: ${token.space[48]};
  padding-top: ${token.space[48]};
  border-top: 1px solid ${token.color.line};
`;

/** Aligned with the page's edges, on whatever line it wraps to. */
const All = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${token.size.touch};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  margin-top: ${token.space[8]};

  ${media.tablet} {
    margin-top: ${token.space[24]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[24]};
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Similar opportunities; when there are none, samples other than the one on the page. */
export function Similar({ id, isDemo }: { id: string; isDemo: boolean }) {
  const { data: similar, isPending } = useQuery(similarFranchises(id));
  if (isPending) return null;
  const cards = similar?.length
    ? similar.map((franchise) => ({
        id: franchise.id,
        card: <FranchiseCard franchise={franchise} level={3} />,
      }))
    : landingSamples
        .filter((sample) => sample.id !== id)
        .map((sample) => ({ id: sample.id, card: <SampleCard sample={sample} isListed={isDemo} /> }));
  return (
    <Root aria-label="Similar Opportunities" data-screen-only="">
      <Cluster $justify="space-between" style={{ gap: `0 ${token.space[16]}` }}>
        <Heading level={2}>Similar Opportunities</Heading>
        <All as={Link} to="/franchises">
          View All Opportunities
        </All>
      </Cluster>
      <Cards>
        {cards.map(({ id: key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </Cards>
    </Root>
  );
}
