import type { OfferingAgent as Agent, InquiryView, OfferedProperty as Property } from '@setu/contracts';
import { isFinalStatus, takesReplies } from '@setu/contracts';
import { InquiryStatusBadge, preloadThread, useThreadPreload } from '@setu/marketplace';
import {
  Badge,
  Button,
  CardHead,
  Cluster,
  Definition,
  DefinitionGrid,
  formatDate,
  formatPercent,
  Heading,
  Text,
} from '@setu/ui';
import styled from 'styled-components';
import { DrawerItem } from '../../shared/drawer-item';
import type { Lookup } from './lookup';
import { OfferedProperty } from './offered-property';
import { OfferingAgent } from './offering-agent';
import { WhenSettled } from './when-settled';

const Message = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface OfferItemProps {
  offer: InquiryView;
  agent: Lookup<Agent>;
  property: Lookup<Property>;
  /** Whether this offer and those above it have their final height. */
  isSettled: boolean;
  isAccepted: boolean;
  /** Why it cannot be accepted now. */
  blocked?: string;
  onAccept: () => void;
  onReply: () => void;
  onDecline: () => void;
}

/** An agent's offer to a requirement. */
export function OfferItem(props: OfferItemProps) {
  const near = useThreadPreload(props.offer.id, preloadThread);
  const { offer, agent, property, isSettled, isAccepted, blocked, onAccept, onReply, onDecline } = props;
  const isStanding = takesReplies(offer.status);
  return (
    <DrawerItem>
      <CardHead>
        <div>
          <Heading level={3} size="small">
            {offer.fromName ?? 'An agent'}
          </Heading>
          <Text $size={14} $tone="muted">
            <time dateTime={offer.createdAt}>{formatDate(offer.createdAt)}</time>
          </Text>
        </div>
        {isAccepted ? <Badge tone="success">Accepted</Badge> : <InquiryStatusBadge status={offer.status} />}
      </CardHead>
      <OfferingAgent lookup={agent} />
      <div>
        <Text $weight={600}>{offer.subject}</Text>
        <Message $size={14} dir="auto">
          {offer.message}
        </Message>
      </div>
      <DefinitionGrid>
        <Definition term="Proposed commission">
          {offer.proposedCommission === null
            ? 'Not stated'
            : `${formatPercent(offer.proposedCommission)} of the deal`}
        </Definition>
        {offer.propertyId === null ? <Definition term="Property">No specific property</Definition> : null}
      </DefinitionGrid>
      {offer.propertyId === null ? null : (
        <OfferedProperty title={offer.propertyTitle ?? 'A property'} lookup={property} />
      )}
      <WhenSettled $isSettled={isSettled}>
        <Cluster $gap={8}>
          {isStanding && !isAccepted ? (
            <Button size="sm" onClick={onAccept} disabledReason={blocked}>
              Accept
            </Button>
          ) : null}
          <Button size="sm" variant="secondary" onClick={onReply} {...near}>
            {isStanding ? 'Reply' : 'View conversation'}
          </Button>
          {!isFinalStatus(offer.status) && !isAccepted ? (
            <Button size="sm" variant="ghost" onClick={onDecline}>
              Decline
            </Button>
          ) : null}
        </Cluster>
      </WhenSettled>
    </DrawerItem>
  );
}
