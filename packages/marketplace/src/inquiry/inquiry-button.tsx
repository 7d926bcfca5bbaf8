import { Button, type ButtonProps } from '@setu/ui';
import { useState } from 'react';
import { InquiryDialog, preloadInquiryDialog } from './inquiry-dialog';
import type { InquiryFormDialogProps } from './inquiry-form-dialog';

interface InquiryButtonProps extends Omit<ButtonProps, 'onClick' | 'onPointerEnter' | 'onFocus'> {
  franchise: InquiryFormDialogProps['franchise'];
}

/** A button that opens the dialog 'Send Inquiry' for a franchise; its children are its label. */
export function InquiryButton({ franchise, ...rest }: InquiryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...rest}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadInquiryDialog}
        onFocus={preloadInquiryDialog}
      />
      {isOpen ? <InquiryDialog franchise={franchise} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
