import { currentToasts, subscribeToasts } from '@setu/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useOnDemand } from '../lazy/use-on-demand';

const loadToaster = async () => (await import('@setu/ui/toast')).Toaster;

/** The notification area; its code is lazy-loaded with the first toast. */
export function Toasts() {
  const messages = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);
  const [onDemand, request] = useOnDemand(loadToaster);
  useEffect(() => {
    if (messages.length > 0) request();
  }, [messages, request]);
  return onDemand.state === 'loaded' ? <onDemand.Component /> : null;
}
