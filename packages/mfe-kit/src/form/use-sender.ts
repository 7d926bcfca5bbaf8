// By its name: the shared copy, of which there is one on the page.
import { handleUnauthorized, isUnauthorized } from '@setu/mfe-kit';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';

interface Sending<Sent, Reply> {
  /**
   * What is sent, by a name of its own within the product: `franchise:new`, `franchise:<id>`. By it what is on its way
   * is known, also to a form that was closed and opened anew meanwhile.
   */
  name: string;
  send: (sent: Sent) => Promise<Reply>;
  onSent: (reply: Reply, sent: Sent) => unknown;
  /** For every failure but the session that ended. */
  onRefused: (error: Error, sent: Sent) => void;
  /** The session ended. Unless said otherwise it is told, and then leads to sign in. */
  onUnauthorized?: () => void;
}

const keyOf = (name: string) => ['send', name];

/** Whether what has this name is on its way, whoever sent it. */
export const useIsSending = (name: string): boolean => useIsMutating({ mutationKey: keyOf(name) }) > 0;

/** Sends something once, however often it is asked to while it is under way. */
export const useSender = <Sent, Reply>({ name, send, ...then }: Sending<Sent, Reply>) => {
  const { onSent, onRefused, onUnauthorized = handleUnauthorized } = then;
  const client = useQueryClient();
  const mutationKey = keyOf(name);
  const isSending = useIsSending(name);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: send,
    onSuccess: onSent,
    onError: (error, sent) => (isUnauthorized(error) ? onUnauthorized() : onRefused(error, sent)),
  });
  const start = (sent: Sent) => {
    if (client.isMutating({ mutationKey }) === 0) mutate(sent);
  };
  return { start, isSending };
};
