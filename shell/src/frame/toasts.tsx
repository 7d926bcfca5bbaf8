import { currentToasts, subscribeToasts } from '@setu/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useLate } from './use-late';

const loadToaster = async () => (await import('@setu/ui/toast')).Toaster;

/** The notification area; its code is fetched with the first notification. */
export function Toasts() {
  const messages = useSyncExternalStore(subscribeToasts, currentToasts);
  const [late, ask] = useLate(loadToaster);
  useEffect(() => {
    if (messages.length > 0) ask();
  }, [messages, ask]);
  return late.state === 'there' ? <late.Component /> : null;
}
