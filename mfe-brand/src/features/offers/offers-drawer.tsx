import type { InquiryView, PropertyRequirement } from '@setu/contracts';
import { FinalStatusDialog, ThreadDrawer } from '@setu/marketplace';
import { lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import { Opened, RetryNotice, Stack, token } from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { isOfOffer } from './assignment-status';
import { lookUp } from './lookup';
import { OfferItem } from './offer-item';
import { offeredProperties, offeringAgents } from './offers.queries';
import { useAcceptance } from './use-acceptance';

const { Component: AcceptOfferDialog } = lazyComponent(
  () => import('./accept-offer-dialog'),
  'AcceptOfferDialog',
);

const List = styled(Stack)`
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

export interface OffersDrawerProps {
  requirement: PropertyRequirement;
  /** The offers to it, newest first. */
  offers: readonly InquiryView[];
  onClose: () => void;
}

type Step = { kind: 'accept' | 'reply' | 'decline'; offer: InquiryView };

/** Agents' offers for a requirement, with buttons to answer them. */
export function OffersDrawer({ requirement, offers, onClose }: OffersDrawerProps) {
  const [step, setStep] = useState<Step | null>(null);
  const done = () => setStep(null);
  const { given, assignments, blocked } = useAcceptance(requirement.id);
  const agents = useQuery(offeringAgents(requirement.id, offers));
  const properties = useQuery(offeredProperties(requirement.id, offers));
  const isSettled = [given, agents, properties].every(({ isLoading }) => !isLoading);
  useUnauthorized(agents.error, properties.error);

  return (
    <Sheet side="edge" open onOpenChange={onClose} title="Offers" description={requirement.title}>
      <RetryNotice text="The current assignment could not be loaded." reads={[given]} />
      <RetryNotice
        text="Some details of these agents and properties could not be loaded."
        reads={[agents, properties]}
      />
      <List as="ul" $gap={4}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferItem
              offer={offer}
              agent={lookUp(agents, ({ userId }) => userId === offer.fromUserId)}
              property={lookUp(properties, ({ property }) => property.id === offer.propertyId)}
              isSettled={isSettled}
              isAccepted={assignments?.some(isOfOffer(offer)) ?? false}
              blocked={blocked}
              onAccept={() => setStep({ kind: 'accept', offer })}
              onReply={() => setStep({ kind: 'reply', offer })}
              onDecline={() => setStep({ kind: 'decline', offer })}
            />
          </li>
        ))}
      </List>
      <Opened>
        {step?.kind === 'accept' ? <AcceptOfferDialog offer={step.offer} onClose={done} /> : null}
      </Opened>
      {step?.kind === 'decline' ? (
        <FinalStatusDialog inquiry={step.offer} status="declined" onClose={done} />
      ) : null}
      {step?.kind === 'reply' ? <ThreadDrawer inquiry={step.offer} open onOpenChange={done} /> : null}
    </Sheet>
  );
}
