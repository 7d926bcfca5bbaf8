import { currentToasts, subscribeToasts } from '@setu/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const Toaster = lazy(async () => ({ default: (await import('@setu/ui/toast')).Toaster }));

const hasToasts = () => currentToasts().length > 0;

/** The notification area; its code is fetched with the first notification. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(subscribeToasts, hasToasts);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
