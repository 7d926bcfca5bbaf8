import { lazyComponent } from '@setu/mfe-kit';
import { Opening } from '@setu/ui';
import { Suspense } from 'react';
import type { FinalStatusFormProps } from './final-status-form';

const { Component: FinalStatusForm, preload: preloadFinalStatus } = lazyComponent(
  () => import('./final-status-form'),
  'FinalStatusForm',
);

export { preloadFinalStatus };

/** Withdraws or declines an inquiry, or closes its deal, after a confirmation. Lazy-loaded on first open. */
export function FinalStatusDialog(props: FinalStatusFormProps) {
  return (
    <Suspense fallback={<Opening />}>
      <FinalStatusForm {...props} />
    </Suspense>
  );
}
