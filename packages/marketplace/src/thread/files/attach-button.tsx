import { Button, Icon } from '@setu/ui';
import { Paperclip } from '@setu/ui/icons';
import { useRef } from 'react';

/** Accepted types for the file dialog. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,application/pdf,.pdf';

interface AttachButtonProps {
  onFiles: (files: File[]) => void;
  disabled: boolean;
}

/** Opens the file dialog for pictures and PDFs; on a phone that offers the camera too. */
export function AttachButton({ onFiles, disabled }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="ghost" disabled={disabled} onClick={() => input.current?.click()}>
        <Icon of={Paperclip} />
        Attach
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
    </>
  );
}
