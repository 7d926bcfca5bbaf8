// By its name: the shared copy, of which there is one on the page.
import { handleUnauthorized, isUnauthorized } from '@setu/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface Sending<Sent, Reply> {
  send: (sent: Sent) => Promise<Reply>;
  onSent: (reply: Reply, sent: Sent) => void;
  /** For every failure but the session that ended, which is answered here: toast, then the way to sign in. */
  onRefused: (error: Error, sent: Sent) => void;
}

/** Sends something once, however often it is asked to while it is under way. */
export const useSender = <Sent, Reply>({ send, onSent, onRefused }: Sending<Sent, Reply>) => {
  const isOnItsWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error, sent) => (isUnauthorized(error) ? handleUnauthorized() : onRefused(error, sent)),
    onSettled: () => {
      isOnItsWay.current = false;
    },
  });
  const start = (sent: Sent) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    mutate(sent);
  };
  return { start, isSending: isPending };
};
