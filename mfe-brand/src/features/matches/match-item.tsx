import type { InquiryView, RequirementMatch } from '@setu/contracts';
import { PropertyPictures, preloadThread, takesReplies } from '@setu/marketplace';
import { Button, Cluster, formatArea, formatExact, Heading, Icon, Money, Text, token } from '@setu/ui';
import { CalendarCheck, MapPin } from 'lucide-react';
import styled from 'styled-components';

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

const Score = styled.div`
  flex: none;
  text-align: right;
  line-height: 1.15;

  strong {
    display: block;
    color: ${token.color.peacock};
    font-size: ${token.text[28]};
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.02em;
  }

  span {
    color: ${token.color.muted};
    font-size: ${token.text[12]};
  }
`;

const Place = styled(Text)`
  display: flex;
  gap: 6px;
  overflow-wrap: anywhere;

  svg {
    margin-top: 2px;
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

const Reasons = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  font-size: ${token.text[14]};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 56px 56px;
    align-items: center;
    gap: ${token.space[12]};
    line-height: 1.4;
  }

  small {
    color: ${token.color.muted};
    font-size: ${token.text[12]};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
    white-space: nowrap;
  }
`;

const Bar = styled.span<{ $share: number }>`
  height: 6px;
  border-radius: ${token.radius.round};
  background: linear-gradient(${token.color.peacock} 0 0) 0 / ${({ $share }) => $share * 100}% no-repeat
    ${token.color.sunken};
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
        <Score>
          <strong>{score}</strong>
          <span>of 100</span>
        </Score>
      </Head>
      <Place as="div" $size={14}>
        <Icon of={MapPin} size={16} />
        {[property.address, property.city, property.state, property.pincode].filter(Boolean).join(', ')}
      </Place>
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
      <Reasons aria-label="Why it fits">
        {reasons.map(({ label, points, outOf }) => (
          <li key={label}>
            <span>{label}</span>
            <Bar $share={points / outOf} aria-hidden="true" />
            <small>
              {points} of {outOf}
            </small>
          </li>
        ))}
      </Reasons>
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
