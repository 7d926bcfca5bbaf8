import { Inbox } from '@setu/marketplace';
import { Stack } from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { MessageGroup } from './message-group';
import { useMessages } from './use-messages';

/** Requests of brands to the agent and the agent's offers, with their threads. */
export function MessagesDrawer({ onClose }: { onClose: () => void }) {
  const received = useMessages('received');
  const sent = useMessages('sent');
  return (
    <Sheet side="edge" width={1160} open onOpenChange={onClose} title="Messages">
      <Inbox surface="panel" inquiries={[...received.inquiries, ...sent.inquiries]}>
        <Stack $gap={32}>
          <MessageGroup
            name="Visit requests"
            box="received"
            none="No brand has asked to visit a property of yours yet."
            {...received}
          />
          <MessageGroup
            name="Your offers and inquiries"
            box="sent"
            none="You have made no offer yet. Contact a brand from the Demands tab."
            {...sent}
          />
        </Stack>
      </Inbox>
    </Sheet>
  );
}
