import type { FranchiseeProof, FranchiseView, OwnFranchiseeState } from '@setu/contracts';
import { lazyComponent } from '@setu/mfe-kit';
import { Button, Card, CardBody, Cluster, formatDateUnbroken, Heading, Opened, Text } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DeleteReview } from './delete-review';
import { ownOutlet } from './own-outlet.queries';

const { Component: ProofDialog, preload: preloadProof } = lazyComponent(
  () => import('./proof-dialog'),
  'ProofDialog',
);
const { Component: ReviewDialog, preload: preloadReview } = lazyComponent(
  () => import('./review-dialog'),
  'ReviewDialog',
);

const outletText = ({ city, openedIn }: FranchiseeProof) => `${city}, opened in ${openedIn}`;

/** The text for a state, and whether the person may send the outlet, again or for the first time. */
const proofText = (
  proof: FranchiseeProof | null,
  brandName: string,
): { text: ReactNode; action: string | null } => {
  if (!proof)
    return {
      text: `Do you run an outlet of this franchise? ${brandName} confirms it, or an administrator reads your agreement. Then you can review the franchise.`,
      action: 'I run an outlet',
    };
  switch (proof.state) {
    case 'waiting':
      return {
        text: (
          <>
            Your outlet in {outletText(proof)}. Sent on{' '}
            <time dateTime={proof.createdAt}>{formatDateUnbroken(proof.createdAt)}</time>:{' '}
            {proof.hasAgreement
              ? `an administrator reads your agreement, and ${brandName} can confirm your outlet too.`
              : `${brandName} was asked to confirm it. With your agreement an administrator decides as well.`}
          </>
        ),
        action: proof.hasAgreement ? 'Change' : 'Send the agreement',
      };
    case 'declined':
      return {
        text: `Your outlet in ${outletText(proof)} was not confirmed: ${proof.reason ?? 'no reason was given.'}`,
        action: 'Ask again',
      };
    case 'withdrawn':
      return {
        text: `An administrator withdrew the proof of your outlet: ${proof.reason ?? 'no reason was given.'}`,
        action: null,
      };
    case 'proven':
      return { text: `You were proven to run the outlet in ${outletText(proof)}.`, action: null };
  }
};

/** The state of the own review: to write, shown or hidden. */
function OwnReview({ own, onWrite }: { own: OwnFranchiseeState; onWrite: () => void }) {
  if (!own.review)
    return own.proof?.state === 'proven' ? (
      <Button onClick={onWrite} onPointerEnter={preloadReview} onFocus={preloadReview}>
        Write a review
      </Button>
    ) : null;
  return (
    <>
      <Text $size={14}>
        {own.hiddenReason
          ? `An administrator hid your review: ${own.hiddenReason}`
          : 'Your review is among those above.'}
      </Text>
      {own.hiddenReason ? null : <DeleteReview review={own.review} />}
    </>
  );
}

/** What the signed-in investor can do as a franchisee. */
export function OwnOutletState({ franchise }: { franchise: FranchiseView }) {
  const { data: own } = useQuery(ownOutlet(franchise.id));
  const [open, setOpen] = useState<'proof' | 'review' | null>(null);
  if (!own) return null;
  const { text, action } = proofText(own.proof, franchise.brandName);
  const close = () => setOpen(null);
  return (
    <Card as="section" aria-label="Your outlet" data-screen-only="" $flush>
      <CardBody>
        <Heading level={3} size="small">
          Your outlet
        </Heading>
        <Text $size={14}>{text}</Text>
        <Cluster $gap={12}>
          {action ? (
            <Button
              variant="secondary"
              onClick={() => setOpen('proof')}
              onPointerEnter={preloadProof}
              onFocus={preloadProof}
            >
              {action}
            </Button>
          ) : null}
          <OwnReview own={own} onWrite={() => setOpen('review')} />
        </Cluster>
        <Opened>
          {open === 'proof' ? <ProofDialog franchise={franchise} proof={own.proof} onClose={close} /> : null}
          {open === 'review' ? <ReviewDialog franchise={franchise} onClose={close} /> : null}
        </Opened>
      </CardBody>
    </Card>
  );
}
