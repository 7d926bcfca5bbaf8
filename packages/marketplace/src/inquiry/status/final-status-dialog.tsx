import { lazyComponent } from '@setu/mfe-kit';
import { Opened } from '@setu/ui';
import type { FinalStatusFormProps } from './final-status-form';

const { Component: FinalStatusForm, preload: preloadFinalStatus } = lazyComponent(
  () => import('./final-status-form'),
  'FinalStatusForm',
);

export { preloadFinalStatus };

/** Withdraws or declines an inquiry, or closes its deal, after a confirmation. Lazy-loaded on first open. */
export function FinalStatusDialog(props: FinalStatusFormProps) {
  return (
    <Opened>
      <FinalStatusForm {...props} />
    </Opened>
  );
}
