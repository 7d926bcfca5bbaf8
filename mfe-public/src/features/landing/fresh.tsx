import type { FranchiseView } from '@setu/contracts';
import { FranchiseCard, FranchiseGrid, ReplyTimeText, viewAttribute } from '@setu/marketplace';
import { Heading, LinkButton, media, Stack, token } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { highlights } from './highlights.queries';
import { Section } from './section';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${token.space[32]};

  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    grid-auto-flow: column;
  }
`;

const ReplyTimeLine = styled.div`
  margin-top: ${token.space[4]};
`;

interface ColumnProps {
  title: string;
  franchises: readonly FranchiseView[];
  showsReplyTime?: boolean;
}

function Column({ title, franchises, showsReplyTime = false }: ColumnProps) {
  if (franchises.length === 0) return null;
  return (
    <Stack $gap={16}>
      <Heading level={3} size="section">
        {title}
      </Heading>
      <FranchiseGrid {...viewAttribute('rows')}>
        {franchises.map((franchise) => (
          <li key={franchise.id}>
            <FranchiseCard franchise={franchise} level={4} />
            {showsReplyTime && franchise.brandReplyTime ? (
              <ReplyTimeLine>
                <ReplyTimeText usually={franchise.brandReplyTime} />
              </ReplyTimeLine>
            ) : null}
          </li>
        ))}
      </FranchiseGrid>
    </Stack>
  );
}

/** The newest franchises, and those of brands that usually answer within a day. Nothing while there are none. */
export function Fresh() {
  const { data } = useQuery(highlights());
  if (!data || data.newest.length === 0) return null;
  return (
    <Section
      title="New, and Quick to Answer"
      action={
        <LinkButton as={Link} to="/franchises?sort=newest" variant="secondary">
          See the newest
        </LinkButton>
      }
    >
      <Columns>
        <Column title="Just listed" franchises={data.newest} />
        <Column title="Brands that answer within a day" franchises={data.answering} showsReplyTime />
      </Columns>
    </Section>
  );
}
