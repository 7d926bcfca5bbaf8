import { useSession } from '@setu/mfe-kit';
import { Text } from '@setu/ui';

/** A note in the inquiry form why replies are not sent by mail. Renders nothing for a person whose address is confirmed. */
export function ReplyByMail() {
  const { user } = useSession();
  if (!user?.awaitsConfirmation) return null;
  return (
    <Text $size={14} $tone="muted" style={{ overflowWrap: 'anywhere' }}>
      You find the reply here. To get it by mail too, open the link that we sent to {user.email}.
    </Text>
  );
}
