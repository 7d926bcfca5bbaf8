import { type InquiryView, takesReplies } from '@setu/contracts';
import { lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import { Badge, Button, formatPercent, Opened, RetryNotice, Text, token } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { isOfOffer } from './assignment-status';
import { AssignmentStrip } from './assignment-strip';
import { lookUp } from './lookup';
import { OfferedProperty } from './offered-property';
import { offeredProperties } from './offers.queries';
import { useAcceptance } from './use-acceptance';
import { WhenSettled } from './when-settled';

const { Component: AcceptOfferDialog, preload: preloadAccept } = lazyComponent(
  () => import('./accept-offer-dialog'),
  'AcceptOfferDialog',
);

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  margin-bottom: ${token.space[16]};
`;

const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[16]};
  align-items: center;
  justify-content: space-between;
`;

interface OfferInConversationProps {
  offer: InquiryView & { requirementId: string };
}

/** An agent's offer above the messages about it, with the button to accept it. */
export function OfferInConversation({ offer }: OfferInConversationProps) {
  const [isAccepting, setAccepting] = useState(false);
  const { given, assignments, blocked } = useAcceptance(offer.requirementId);
  const properties = useQuery({
    ...offeredProperties(offer.requirementId, [offer]),
    enabled: offer.propertyId !== null,
  });
  useUnauthorized(given.error, properties.error);
  const isSettled = [given, properties].every(({ isLoading }) => !isLoading);
  const own = assignments?.find(isOfOffer(offer));
  const { proposedCommission } = offer;
  return (
    <Root aria-label="Offer">
      <RetryNotice text="Some details of this offer could not be loaded." reads={[given, properties]} />
      {offer.propertyId === null ? null : (
        <OfferedProperty
          title={offer.propertyTitle ?? 'A property'}
          lookup={lookUp(properties, ({ property }) => property.id === offer.propertyId)}
        />
      )}
      <Terms>
        <Text $size={14} $tone="muted">
          Proposed commission:{' '}
          {proposedCommission === null ? 'not stated' : `${formatPercent(proposedCommission)} of the deal`}
          {offer.propertyId === null ? ' · No specific property' : null}
        </Text>
        {own ? <Badge tone="success">Accepted</Badge> : null}
        {!own && takesReplies(offer.status) ? (
          <WhenSettled $isSettled={isSettled}>
            <Button
              size="sm"
              onClick={() => setAccepting(true)}
              onPointerEnter={preloadAccept}
              onFocus={preloadAccept}
              disabledReason={blocked}
            >
              Accept
            </Button>
          </WhenSettled>
        ) : null}
      </Terms>
      {own ? <AssignmentStrip assignment={own} /> : null}
      <Opened>
        {isAccepting ? <AcceptOfferDialog offer={offer} onClose={() => setAccepting(false)} /> : null}
      </Opened>
    </Root>
  );
}
