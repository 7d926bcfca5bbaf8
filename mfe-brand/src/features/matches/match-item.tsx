import type { InquiryView, RequirementMatch } from '@setu/contracts';
import { PropertyPictures, preloadThread, takesReplies } from '@setu/marketplace';
import { Button, Cluster, formatArea, formatExact, Heading, Icon, Money, Text, token } from '@setu/ui';
import { CalendarCheck } from 'lucide-react';
import styled from 'styled-components';
import { MatchReasons } from '../../property/match-reasons';
import { MatchScore } from '../../property/match-score';
import { PropertyPlace } from '../../property/property-place';

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  padding-block: ${token.space[16]};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[16]};

  > :first-child {
    min-width: 0;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[12]};

  dt {
    color: ${token.color.muted};
    font-size: ${token.text[12]};
  }

  dd {
    font-size: ${token.text[14]};
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

interface MatchItemProps {
  match: RequirementMatch;
  /** The brand's last request to visit it for this requirement, once there is one. */
  visit: InquiryView | undefined;
  /** Why no visit can be requested now. */
  blocked?: string;
  onVisit: () => void;
  onThread: () => void;
}

/** A property that fits, how well, and why. */
export function MatchItem({ match, visit, blocked, onVisit, onThread }: MatchItemProps) {
  const { property, providerName, score, reasons } = match;
  // One that was declined or withdrawn may be followed by another.
  const isStanding = visit !== undefined && takesReplies(visit.status);
  return (
    <Root>
      <Head>
        <div>
          <Heading level={3} size="small">
            {property.title}
          </Heading>
          <Text $size={14} $tone="muted">
            Offered by {providerName}
          </Text>
        </div>
        <MatchScore score={score} />
      </Head>
      <PropertyPlace property={property} />
      <PropertyPictures property={property} />
      <Facts>
        <div>
          <dt>Area</dt>
          <dd>{formatArea(property.area)}</dd>
        </div>
        <div>
          <dt>Rent/sq ft</dt>
          <dd>{property.rentPerSqFt === null ? 'On request' : formatExact(property.rentPerSqFt)}</dd>
        </div>
        <div>
          <dt>Deposit</dt>
          <dd>
            {property.securityDeposit === null ? 'On request' : <Money value={property.securityDeposit} />}
          </dd>
        </div>
      </Facts>
      <MatchReasons reasons={reasons} />
      <Cluster $gap={8}>
        {isStanding ? null : (
          <Button size="sm" onClick={onVisit} disabledReason={blocked}>
            Request visit
          </Button>
        )}
        {visit ? (
          <Button
            size="sm"
            variant="secondary"
            onClick={onThread}
            onPointerEnter={preloadThread}
            onFocus={preloadThread}
          >
            <Icon of={CalendarCheck} size={16} />
            {isStanding ? 'Visit requested' : `Visit ${visit.status}`}: view conversation
          </Button>
        ) : null}
      </Cluster>
    </Root>
  );
}
