import { landingSamples } from '@setu/contracts';
import { Cluster, Heading, LinkButton, media, token } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SampleCard } from '../../franchise/sample-card';

const Root = styled.section`
  margin-top: ${token.space[48]};
  padding-top: ${token.space[48]};
  border-top: 1px solid ${token.color.line};
`;

const Cards = styled.ul`
  display: grid;
  gap: ${token.space[16]};
  margin-top: ${token.space[24]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[24]};
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Sample opportunities to go on with, never the one on the page. */
export function Similar({ exceptId }: { exceptId: string }) {
  return (
    <Root aria-label="Similar Opportunities">
      <Cluster $justify="space-between" $gap={16}>
        <Heading level={2}>Similar Opportunities</Heading>
        <LinkButton as={Link} to="/franchises" variant="ghost" size="sm">
          View All Opportunities
        </LinkButton>
      </Cluster>
      <Cards>
        {landingSamples
          .filter(({ id }) => id !== exceptId)
          .map((sample) => (
            <li key={sample.id}>
              <SampleCard sample={sample} />
            </li>
          ))}
      </Cards>
    </Root>
  );
}
