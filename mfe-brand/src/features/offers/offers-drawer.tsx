import type { AssignmentView, InquiryView, PropertyRequirement } from '@setu/contracts';
import { ThreadDrawer } from '@setu/marketplace';
import { late } from '@setu/mfe-kit';
import { Stack, token } from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { FinalStep } from '../../inquiry/final-step';
import { isOpen } from './assignment-words';
import { OfferItem } from './offer-item';

const AcceptOfferDialog = late(async () => (await import('./accept-offer-dialog')).AcceptOfferDialog);

const List = styled(Stack)`
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

export interface OffersDrawerProps {
  requirement: PropertyRequirement;
  /** The offers to it, newest first. */
  offers: readonly InquiryView[];
  /** The assignments given for it. */
  assignments: readonly AssignmentView[];
  onClose: () => void;
}

type Step = { kind: 'accept' | 'reply' | 'decline'; offer: InquiryView };

/** What agents offer for a requirement, and what the brand answers. */
export function OffersDrawer({ requirement, offers, assignments, onClose }: OffersDrawerProps) {
  const [step, setStep] = useState<Step | null>(null);
  const done = () => setStep(null);
  const working = assignments.find(isOpen);
  const blocked = working
    ? `${working.agentName} works on this already. Confirm that assignment first.`
    : undefined;

  return (
    <Sheet side="edge" open onOpenChange={onClose} title="Offers" description={requirement.title}>
      <List as="ul" $gap={4}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferItem
              offer={offer}
              isAccepted={assignments.some(({ agentId }) => agentId === offer.fromUserId)}
              blocked={blocked}
              onAccept={() => setStep({ kind: 'accept', offer })}
              onReply={() => setStep({ kind: 'reply', offer })}
              onDecline={() => setStep({ kind: 'decline', offer })}
            />
          </li>
        ))}
      </List>
      <Suspense fallback={null}>
        {step?.kind === 'accept' ? <AcceptOfferDialog offer={step.offer} onClose={done} /> : null}
      </Suspense>
      {step?.kind === 'decline' ? <FinalStep inquiry={step.offer} step="declined" onClose={done} /> : null}
      {step?.kind === 'reply' ? <ThreadDrawer inquiry={step.offer} open onOpenChange={done} /> : null}
    </Sheet>
  );
}
