import type { OfferingAgent as Agent, InquiryView, OfferedProperty as Property } from '@setu/contracts';
import { InquiryStatusBadge, isFinalStep, preloadThread, takesReplies } from '@setu/marketplace';
import { Badge, Button, Cluster, formatDate, formatPercent, Heading, Text, token } from '@setu/ui';
import styled from 'styled-components';
import { OfferedProperty } from './offered-property';
import { OfferingAgent } from './offering-agent';
import type { Reading } from './reading';

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
  gap: ${token.space[12]};

  > :first-child {
    min-width: 0;
  }
`;

const Message = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Terms = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[24]};
  font-size: ${token.text[14]};

  div {
    min-width: 0;
  }

  dt {
    color: ${token.color.muted};
    font-size: ${token.text[12]};
  }

  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

interface OfferItemProps {
  offer: InquiryView;
  agent: Reading<Agent>;
  property: Reading<Property>;
  isAccepted: boolean;
  /** Why it cannot be accepted now. */
  blocked?: string;
  onAccept: () => void;
  onReply: () => void;
  onDecline: () => void;
}

/** An agent's offer to a requirement. */
export function OfferItem(props: OfferItemProps) {
  const { offer, agent, property, isAccepted, blocked, onAccept, onReply, onDecline } = props;
  const isStanding = takesReplies(offer.status);
  return (
    <Root>
      <Head>
        <div>
          <Heading level={3} size="small">
            {offer.fromName ?? 'An agent'}
          </Heading>
          <Text $size={14} $tone="muted">
            <time dateTime={offer.createdAt}>{formatDate(offer.createdAt)}</time>
          </Text>
        </div>
        {isAccepted ? <Badge tone="success">Accepted</Badge> : <InquiryStatusBadge status={offer.status} />}
      </Head>
      <OfferingAgent reading={agent} />
      <div>
        <Text $weight={600}>{offer.subject}</Text>
        <Message $size={14} dir="auto">
          {offer.message}
        </Message>
      </div>
      <Terms>
        <div>
          <dt>Proposed commission</dt>
          <dd>
            {offer.proposedCommission === null
              ? 'Not stated'
              : `${formatPercent(offer.proposedCommission)} of the deal`}
          </dd>
        </div>
        {offer.propertyId === null ? (
          <div>
            <dt>Property</dt>
            <dd>No specific property</dd>
          </div>
        ) : null}
      </Terms>
      {offer.propertyId === null ? null : (
        <OfferedProperty title={offer.propertyTitle ?? 'A property'} reading={property} />
      )}
      <Cluster $gap={8}>
        {isStanding && !isAccepted ? (
          <Button size="sm" onClick={onAccept} disabledReason={blocked}>
            Accept
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="secondary"
          onClick={onReply}
          onPointerEnter={preloadThread}
          onFocus={preloadThread}
        >
          {isStanding ? 'Reply' : 'View conversation'}
        </Button>
        {!isFinalStep(offer.status) && !isAccepted ? (
          <Button size="sm" variant="ghost" onClick={onDecline}>
            Decline
          </Button>
        ) : null}
      </Cluster>
    </Root>
  );
}
