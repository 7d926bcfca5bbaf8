// Self-import by package name: resolves to the federated singleton, not a bundled duplicate.
import { handleUnauthorized, isUnauthorized } from '@setu/mfe-kit';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';

interface Sending<Sent, Reply> {
  /** Identifies the call within the product: `franchise:new`, `franchise:<id>`. A reopened form finds its pending call by this name. */
  name: string;
  send: (sent: Sent) => Promise<Reply>;
  onSent: (reply: Reply, sent: Sent) => unknown;
  /** Called for every failure except an ended session. */
  onRefused: (error: Error, sent: Sent) => unknown;
  /** Called when the session has ended; by default a toast is shown and the page leaves to sign in. */
  onUnauthorized?: () => void;
}

const keyOf = (name: string) => ['send', name];

/** Whether a call with this name is in flight, whichever component started it. */
export const useIsSending = (name: string): boolean => useIsMutating({ mutationKey: keyOf(name) }) > 0;

/**
 * Makes a call only once: while a call with the same name is in flight, `start` does nothing.
 * @example
 * const { start, isSending } = useSender({
 *   name: `inquiry:${id}:withdraw`,
 *   send: () => api.call(changeInquiryStatus, { id, status: 'withdrawn' }),
 *   onSent: () => client.invalidateQueries({ queryKey: myInquiries().queryKey }),
 * });
 */
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
