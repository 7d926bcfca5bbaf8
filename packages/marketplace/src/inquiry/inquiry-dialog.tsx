import { lazyComponent } from '@setu/mfe-kit';
import { Opening } from '@setu/ui';
import { Suspense } from 'react';
import type { InquiryFormDialogProps } from './inquiry-form-dialog';

const { Component: InquiryFormDialog, preload: preloadInquiryDialog } = lazyComponent(
  () => import('./inquiry-form-dialog'),
  'InquiryFormDialog',
);

export { preloadInquiryDialog };

/** The dialog 'Send Inquiry' to the brand that owns a franchise. Lazy-loaded on first open. */
export function InquiryDialog(props: InquiryFormDialogProps) {
  return (
    <Suspense fallback={<Opening />}>
      <InquiryFormDialog {...props} />
    </Suspense>
  );
}
