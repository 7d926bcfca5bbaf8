import { Button, type ButtonProps } from '@setu/ui';
import { type ReactNode, useState } from 'react';
import { InquiryDialog, preloadInquiryDialog } from './inquiry-dialog';
import type { InquiryFormDialogProps } from './inquiry-form-dialog';

interface InquiryButtonProps extends Omit<ButtonProps, 'onClick' | 'onPointerEnter' | 'onFocus'> {
  franchise: InquiryFormDialogProps['franchise'];
  /**
   * Replaces the button while its dialog is closed. The parameter is true when the dialog was open before, so that the focus may be lost.
   */
  replacement?: ((wasOpen: boolean) => ReactNode) | undefined;
}

/** A button that opens the dialog 'Send Inquiry' for a franchise; its children are its label. */
export function InquiryButton({ franchise, replacement, ...rest }: InquiryButtonProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (replacement && !isOpen) return replacement(isOpen === false);
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
