import {
  anyTypeLabel,
  businessCategoryLabels,
  type PropertyDemand,
  propertyTypeLabels,
  reportListing,
} from '@setu/contracts';
import { ReportButton } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  Cluster,
  Definition,
  DefinitionGrid,
  FoldableText,
  formatExact,
  Heading,
  Icon,
  media,
  Stack,
  Text,
  token,
} from '@setu/ui';
import { Check, Send } from '@setu/ui/icons';
import styled from 'styled-components';
import { PreferredLocations } from '../../shared/preferred-locations';
import { readableName, squareFeet } from '../../shared/text';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
`;

const Part = styled.div`
  min-width: 0;

  > h3 {
    margin-bottom: ${token.space[4]};
    color: ${token.color.muted};
    font-size: ${token.text[12]};
    font-weight: 400;
    line-height: 1.5;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  margin-top: auto;
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};

  ${media.tablet} {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
  }
`;

const Rent = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
`;

const tones: Readonly<Record<PropertyDemand['priority'], BadgeTone>> = {
  urgent: 'danger',
  high: 'warning',
  normal: 'tint',
  low: 'outline',
};

interface DemandCardProps {
  demand: PropertyDemand;
  onContact: (demand: PropertyDemand) => void;
  /** Called when the agent is likely to click Contact soon. */
  onNear: () => void;
}

/** A brand's demand for space, with a button to make an offer. */
export function DemandCard({ demand, onContact, onNear }: DemandCardProps) {
  const { brandName, businessUse, priority, maxRentPerSqFt } = demand;
  const titleId = `demand-${demand.id}`;
  return (
    <Root as="article" aria-labelledby={titleId}>
      <Stack $gap={8}>
        <Cluster $gap={8}>
          <Badge tone={tones[priority]}>{readableName(priority)} priority</Badge>
          <Badge tone="secondary">{businessCategoryLabels[demand.businessCategory]}</Badge>
        </Cluster>
        <div>
          <Heading level={2} size="card" id={titleId}>
            {businessUse}
          </Heading>
          <Text $tone="muted">{brandName}</Text>
        </div>
      </Stack>
      <DefinitionGrid>
        <Definition term="Area Required">{squareFeet(demand.areaRequired)}</Definition>
        {demand.propertyType === undefined ? null : (
          <Definition term="Property Type">
            {demand.propertyType === null ? anyTypeLabel : propertyTypeLabels[demand.propertyType]}
          </Definition>
        )}
        <Definition term="Timeline">{demand.timeline ?? 'Immediate'}</Definition>
      </DefinitionGrid>
      <Part>
        <h3>Preferred Locations</h3>
        <PreferredLocations places={demand.preferredLocations} />
      </Part>
      {demand.brandDescription ? (
        <Part>
          <h3>About the brand</h3>
          <FoldableText lines={3} size={14} about={`about ${brandName}`}>
            {demand.brandDescription}
          </FoldableText>
        </Part>
      ) : null}
      {demand.targetAudience ? (
        <Part>
          <h3>Target Audience</h3>
          <FoldableText lines={3} size={14} about={`of the target audience of ${brandName}`}>
            {demand.targetAudience}
          </FoldableText>
        </Part>
      ) : null}
      <Foot>
        {maxRentPerSqFt ? (
          <Rent>
            {formatExact(maxRentPerSqFt)}{' '}
            <Text as="span" $size={14} $tone="muted">
              max, per sq ft per month
            </Text>
          </Rent>
        ) : (
          <Rent>Budget negotiable</Rent>
        )}
        {demand.contacted ? (
          <Button
            variant="secondary"
            disabledReason="You sent an offer for this. Find it and its status under Messages."
          >
            <Icon of={Check} />
            Contacted
          </Button>
        ) : (
          <Button
            onClick={() => onContact(demand)}
            onPointerEnter={onNear}
            onFocus={onNear}
            aria-label={`Contact ${brandName} about ${businessUse}`}
          >
            <Icon of={Send} />
            Contact
          </Button>
        )}
      </Foot>
      <div>
        <ReportButton
          noun="requirement"
          name={`listing:${demand.id}`}
          title={`${businessUse}, ${brandName}`}
          send={(report) => api.call(reportListing, { id: demand.id, kind: 'requirement', ...report })}
        />
      </div>
    </Root>
  );
}
