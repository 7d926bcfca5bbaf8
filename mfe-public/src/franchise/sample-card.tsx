import { businessCategoryLabels, type LandingSample } from '@setu/contracts';
import { Fact, Facts } from '@setu/marketplace';
import {
  Badge,
  BrandCover,
  Card,
  CardBody,
  Cluster,
  formatPercent,
  Heading,
  Icon,
  stretchedLink,
  Text,
  TextLink,
  VisuallyHidden,
} from '@setu/ui';
import { ArrowRight } from 'lucide-react';
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
  margin-top: auto;
  font-weight: 600;
  text-decoration-line: none;
`;

const rupeesPerLakh = 100_000;

/** One of the sample cards that stand in while no franchise is featured. */
export function SampleCard({ sample }: { sample: LandingSample }) {
  const lakh = (rupees: number) => `₹${Math.round(rupees / rupeesPerLakh)}L`;
  return (
    <Root as="article" $flush $interactive>
      <BrandCover name={sample.brandName} category={sample.businessCategory} />
      <CardBody style={{ flex: 1 }}>
        <Cluster $gap={8}>
          <Badge tone="tint">{businessCategoryLabels[sample.businessCategory]}</Badge>
          <Badge tone="outline">{sample.franchiseModel}</Badge>
        </Cluster>
        <div>
          <Heading level={3}>{sample.title}</Heading>
          <Text $size={14} $tone="muted" $lines={2}>
            {sample.summary}
          </Text>
        </div>
        <Facts>
          <Fact term="Investment" wide>
            {lakh(sample.minInvestment)} – {lakh(sample.maxInvestment)}
          </Fact>
          <Fact term="Expected ROI">{formatPercent(sample.expectedROI)}</Fact>
          <Fact term="City">{sample.city}</Fact>
        </Facts>
        <Details as={Link} to={`/franchises/${sample.id}`}>
          View Details
          <VisuallyHidden> of {sample.title}</VisuallyHidden>
          <Icon of={ArrowRight} size={16} />
        </Details>
      </CardBody>
    </Root>
  );
}
