import { businessCategoryLabels, type LandingSample } from '@setu/contracts';
import {
  Badge,
  BrandCover,
  Card,
  CardBody,
  Cluster,
  Definition,
  DefinitionGrid,
  formatPercent,
  Heading,
  Icon,
  stretchedLink,
  Text,
  TextLink,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { ArrowRight } from '@setu/ui/icons';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Details = styled(TextLink)`
  ${stretchedLink}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  align-self: flex-end;
  min-height: ${token.space[24]};
  margin-top: auto;
  font-weight: 600;
  text-decoration-line: none;
`;

const rupeesPerLakh = 100_000;

interface SampleCardProps {
  sample: LandingSample;
  /** Whether the demo lists it. If not, it is marked as a sample and links to the list. */
  isListed: boolean;
}

/** A sample card, shown when there is no franchise to show. */
export function SampleCard({ sample, isListed }: SampleCardProps) {
  const lakh = (rupees: number) => `₹${Math.round(rupees / rupeesPerLakh)}L`;
  return (
    <Root as="article" $flush $interactive>
      <BrandCover name={sample.brandName} category={sample.businessCategory} />
      <CardBody style={{ flex: 1 }}>
        <Cluster $gap={8}>
          <Badge tone="tint">{businessCategoryLabels[sample.businessCategory]}</Badge>
          <Badge tone="outline">{sample.franchiseModel}</Badge>
          {isListed ? null : <Badge>Sample</Badge>}
        </Cluster>
        <div>
          <Heading level={3}>{sample.title}</Heading>
          <Text $size={14} $tone="muted" $lines={2}>
            {sample.summary}
          </Text>
        </div>
        <DefinitionGrid>
          <Definition term="Investment" wide>
            {lakh(sample.minInvestment)} – {lakh(sample.maxInvestment)}
          </Definition>
          <Definition term="Expected ROI">{formatPercent(sample.expectedROI)}</Definition>
          <Definition term="City">{sample.city}</Definition>
        </DefinitionGrid>
        <Details as={Link} to={isListed ? `/franchises/${sample.id}` : '/franchises'}>
          {isListed ? 'View Details' : 'Browse Franchises'}
          {isListed ? <VisuallyHidden> of {sample.title}</VisuallyHidden> : null}
          <Icon of={ArrowRight} size={16} />
        </Details>
      </CardBody>
    </Root>
  );
}
