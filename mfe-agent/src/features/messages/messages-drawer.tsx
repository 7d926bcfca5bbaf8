import type { InquiryView } from '@setu/contracts';
import { LinkedThread, useLinkedInquiry } from '@setu/marketplace';
import { Stack } from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { useState } from 'react';
import { MessageGroup } from './message-group';

/** What brands ask the agent and what the agent offered them, with the threads of both. */
export function MessagesDrawer({ onClose }: { onClose: () => void }) {
  const [opened, setOpened] = useState<InquiryView | null>(null);
  const linked = useLinkedInquiry();
  const open = (inquiry: InquiryView) => {
    setOpened(inquiry);
    linked.open(inquiry.id);
  };
  return (
    <>
      <Sheet side="edge" open onOpenChange={onClose} title="Messages">
        <Stack $gap={32}>
          <MessageGroup
            name="Visit requests"
            box="received"
            none="No brand has asked to visit a property of yours yet."
            onOpen={open}
          />
          <MessageGroup
            name="Your offers and inquiries"
            box="sent"
            none="You have made no offer yet. Contact a brand from the Demands tab."
            onOpen={open}
          />
        </Stack>
      </Sheet>
      {linked.id ? (
        <LinkedThread
          id={linked.id}
          known={opened?.id === linked.id ? opened : undefined}
          onClose={linked.close}
        />
      ) : null}
    </>
  );
}
