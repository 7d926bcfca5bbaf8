import type { InquiryView } from '@setu/contracts';
import { lazyComponent } from '@setu/mfe-kit';
import { Skeleton } from '@setu/ui';
import { type ReactNode, Suspense } from 'react';

const { Component: OfferInConversation } = lazyComponent(
  () => import('../features/offers/offer-in-conversation'),
  'OfferInConversation',
);

/** What stands above the messages of a conversation: the property that an agent offers, and the button that accepts it. Nothing for other inquiries. */
export const aboutInquiry = (inquiry: InquiryView): ReactNode =>
  inquiry.kind === 'offer' && inquiry.requirementId !== null ? (
    <Suspense fallback={<Skeleton height="160px" />}>
      <OfferInConversation offer={{ ...inquiry, requirementId: inquiry.requirementId }} />
    </Suspense>
  ) : null;
