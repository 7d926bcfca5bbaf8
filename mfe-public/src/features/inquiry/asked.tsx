import { type InquiryView, isFinalStatus } from '@setu/contracts';
import { preloadThread, ThreadDrawer, useThreadPreload } from '@setu/marketplace';
import { Button, formatDateUnbroken, Icon, Stack, Text } from '@setu/ui';
import { MessageSquare } from '@setu/ui/icons';
import { useEffect, useRef, useState } from 'react';

interface AskedProps {
  /** The signed-in user's last inquiry about the franchise. */
  inquiry: InquiryView;
  /** True when it replaces a button that was clicked: then it gets the focus, unless something else has it. */
  takesFocus: boolean;
}

/** The user's earlier inquiry, with a link to the conversation. */
export function Asked({ inquiry, takesFocus }: AskedProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const near = useThreadPreload(inquiry.id, preloadThread);
  useEffect(() => {
    if (!takesFocus) return;
    // Runs after the dialog has returned the focus, which is lost when the button that opened it was removed.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [takesFocus]);
  return (
    <Stack $gap={4}>
      <Text $size={14} $tone="muted">
        You asked on <time dateTime={inquiry.createdAt}>{formatDateUnbroken(inquiry.createdAt)}</time>
      </Text>
      <Button
        ref={button}
        block
        variant={isFinalStatus(inquiry.status) ? 'secondary' : 'primary'}
        onClick={() => setOpen(true)}
        {...near}
      >
        <Icon of={MessageSquare} />
        Open the conversation
      </Button>
      <ThreadDrawer inquiry={inquiry} open={isOpen} onOpenChange={setOpen} />
    </Stack>
  );
}
