import { lazyComponent } from '@setu/mfe-kit';
import { Opened } from '@setu/ui';
import type { InquiryFormDialogProps } from './inquiry-form-dialog';

const { Component: InquiryFormDialog, preload: preloadInquiryDialog } = lazyComponent(
  () => import('./inquiry-form-dialog'),
  'InquiryFormDialog',
);

export { preloadInquiryDialog };

/** The dialog 'Send Inquiry' to the brand that owns a franchise. Lazy-loaded on first open. */
export function InquiryDialog(props: InquiryFormDialogProps) {
  return (
    <Opened>
      <InquiryFormDialog {...props} />
    </Opened>
  );
}
