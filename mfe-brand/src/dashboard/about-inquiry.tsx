import type { InquiryView } from '@setu/contracts';
import { lazyComponent } from '@setu/mfe-kit';
import { Skeleton } from '@setu/ui';
import { type ReactNode, Suspense } from 'react';

const { Component: OfferInConversation } = lazyComponent(
  () => import('../features/offers/offer-in-conversation'),
  'OfferInConversation',
);

/** Shown above the messages of an agent's offer: the property, and the button to accept the offer. Null for other inquiries. */
export const aboutInquiry = (inquiry: InquiryView): ReactNode =>
  inquiry.kind === 'offer' && inquiry.requirementId !== null ? (
    <Suspense fallback={<Skeleton height="160px" />}>
      <OfferInConversation offer={{ ...inquiry, requirementId: inquiry.requirementId }} />
    </Suspense>
  ) : null;
