import { late } from '@setu/mfe-kit';
import { Suspense } from 'react';
import type { InquiryFormDialogProps } from './inquiry-form-dialog';

const load = () => import('./inquiry-form-dialog');
const InquiryFormDialog = late(async () => (await load()).InquiryFormDialog);

/** Fetches the dialog's code ahead: when pointer or focus comes near its button. */
export const preloadInquiryDialog = () => void load();

/** The dialog 'Send Inquiry', which writes to the brand that owns a franchise. Its code comes when it opens. */
export function InquiryDialog(props: InquiryFormDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <InquiryFormDialog {...props} />
    </Suspense>
  );
}
