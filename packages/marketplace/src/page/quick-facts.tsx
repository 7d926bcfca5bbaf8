import { businessCategoryLabels, type FranchiseView } from '@setu/contracts';
import { Card, formatDate, Heading, token } from '@setu/ui';
import styled from 'styled-components';

const Rows = styled.dl`
  margin-top: ${token.space[8]};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[16]};
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
    font-size: ${token.text[14]};
  }

  > :last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }

  dt {
    color: ${token.color.muted};
  }

  dd {
    font-weight: 600;
    text-align: right;
  }
`;

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

interface QuickFactsProps {
  franchise: FranchiseView;
  /** Whether the franchise is not published, so that it has no publication date. */
  isPreview?: boolean;
}

/** Key facts, one per line. */
export function QuickFacts({ franchise, isPreview = false }: QuickFactsProps) {
  const facts = [
    ['Franchise Model', franchise.franchiseModel],
    ['Category', businessCategoryLabels[franchise.businessCategory]],
    ['Training', yesNo(franchise.trainingIncluded)],
    ['Marketing Support', yesNo(franchise.marketingSupport)],
    ...(isPreview ? [] : [['Listed On', formatDate(franchise.createdAt)] as const]),
  ] as const;
  return (
    <Card as="section" aria-label="Quick Facts">
      <Heading level={2} size="card">
        Quick Facts
      </Heading>
      <Rows>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    </Card>
  );
}
