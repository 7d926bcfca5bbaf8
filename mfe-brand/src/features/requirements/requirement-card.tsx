import {
  anyTypeLabel,
  businessCategoryLabels,
  type PropertyRequirement,
  propertyTypeLabels,
} from '@setu/contracts';
import { areaRangeText, HiddenNotice, ReviewNotice } from '@setu/marketplace';
import {
  Button,
  Card,
  CardHead,
  Definition,
  DefinitionGrid,
  formatDateUnbroken,
  formatExact,
  Heading,
  Icon,
  media,
  plural,
  Text,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { CircleCheck, Handshake, MapPinned, Pencil, RotateCcw } from '@setu/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StateBadge } from '../../shared/state-badge';
import { PreferredLocations } from './preferred-locations';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
`;

const Fulfilled = styled(Text)`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  color: ${token.color.leaf};
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[8]};
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};

  > button {
    padding-inline: ${token.space[8]};
    font-size: ${token.text[14]};
  }

  > button svg {
    display: none;
  }

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;

    > button {
      padding-inline: ${token.space[16]};
      font-size: ${token.text[16]};
    }

    > button svg {
      display: block;
    }

    > :nth-child(3) {
      margin-left: auto;
    }
  }
`;

const NoOffers = styled(Text)`
  align-self: center;
  text-align: center;

  ${media.tablet} {
    padding-inline: ${token.space[8]};
  }
`;

/** When it was fulfilled and by whom; null when unknown. */
const fulfilledText = ({ fulfilledAt, fulfilledBy }: PropertyRequirement): string | null => {
  if (fulfilledAt === null) return null;
  const day = formatDateUnbroken(fulfilledAt);
  return fulfilledBy === null ? `Marked as fulfilled on ${day}` : `Fulfilled on ${day} with ${fulfilledBy}`;
};

interface RequirementCardProps {
  requirement: PropertyRequirement;
  /** Null while unknown. */
  offerCount: number | null;
  /** Whether the offers failed to load. */
  hasOffersFailed: boolean;
  /** Whether an offer waits for an answer. */
  hasOpenOffers: boolean;
  isChanging: boolean;
  onMatches: () => void;
  onOffers: () => void;
  onEdit: () => void;
  onActive: (isActive: boolean) => void;
  /** Called when a drawer or the form is likely to be opened soon. */
  onNear: () => void;
  /** The agents who work on it. */
  children?: ReactNode;
}

/** Shown in place of the offers when there are none to open. */
const noOfferText = (count: number | null, hasFailed: boolean) => {
  if (count === 0) return 'No offers yet';
  return hasFailed ? 'Offers could not be loaded.' : 'Loading offers...';
};

/** A requirement of the brand, with its offers and assignments. */
export function RequirementCard(props: RequirementCardProps) {
  const { requirement: shown, offerCount, hasOffersFailed, hasOpenOffers, onNear, children } = props;
  const near = { onPointerEnter: onNear, onFocus: onNear };
  const fulfilled = fulfilledText(shown);
  const ofThis = <VisuallyHidden> for {shown.title}</VisuallyHidden>;
  return (
    <Root as="article">
      <CardHead>
        <div>
          <Heading level={3} size="card">
            {shown.title}
          </Heading>
          {shown.description ? (
            <Text $size={14} $tone="muted" $lines={3}>
              {shown.description}
            </Text>
          ) : null}
        </div>
        <StateBadge of={shown} />
      </CardHead>
      {shown.hidden ? <HiddenNotice hidden={shown.hidden} /> : null}
      {shown.review ? <ReviewNotice review={shown.review} /> : null}
      {fulfilled ? (
        <Fulfilled as="div" $size={14} $weight={600}>
          <Icon of={CircleCheck} />
          {fulfilled}
        </Fulfilled>
      ) : null}
      <DefinitionGrid $wide={5}>
        <Definition term="Category">{businessCategoryLabels[shown.businessCategory]}</Definition>
        <Definition term="Property Type">
          {shown.acceptsAnyType ? anyTypeLabel : propertyTypeLabels[shown.propertyType]}
        </Definition>
        <Definition term="Area Range">{areaRangeText(shown)}</Definition>
        <Definition term="Max Rent/sq ft">
          {shown.maxRentPerSqFt === null ? 'Negotiable' : formatExact(shown.maxRentPerSqFt)}
        </Definition>
        <Definition term="Timeline">{shown.timeline ?? 'Immediate'}</Definition>
      </DefinitionGrid>
      <PreferredLocations of={shown.preferredLocations} />
      {children}
      <Actions>
        <Button variant="secondary" onClick={props.onMatches} {...near}>
          <Icon of={MapPinned} />
          <span>View Matches{ofThis}</span>
        </Button>
        {!offerCount ? (
          <NoOffers as="div" role="status" $size={14} $tone="muted">
            {noOfferText(offerCount, hasOffersFailed)}
          </NoOffers>
        ) : (
          <Button variant={hasOpenOffers ? 'primary' : 'secondary'} onClick={props.onOffers} {...near}>
            <Icon of={Handshake} />
            <span>
              {plural(offerCount, 'Offer')}
              {ofThis}
            </span>
          </Button>
        )}
        <Button variant="ghost" onClick={props.onEdit} {...near}>
          <Icon of={Pencil} />
          <span>Edit{ofThis}</span>
        </Button>
        <Button variant="ghost" busy={props.isChanging} onClick={() => props.onActive(!shown.isActive)}>
          <Icon of={shown.isActive ? CircleCheck : RotateCcw} />
          <span>
            {shown.isActive ? 'Mark as fulfilled' : 'Post again'}
            {ofThis}
          </span>
        </Button>
      </Actions>
    </Root>
  );
}
