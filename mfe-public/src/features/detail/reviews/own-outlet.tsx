import type { FranchiseView } from '@setu/contracts';
import { lazyComponent, SignInLink, useSession } from '@setu/mfe-kit';
import { Text, TextLink } from '@setu/ui';
import { Suspense } from 'react';

// Only investors have an outlet.
const { Component: OwnOutletState } = lazyComponent(() => import('./own-outlet-state'), 'OwnOutletState');

/** How a franchisee takes part: asks for a proof, then writes a review. */
export function OwnOutlet({ franchise }: { franchise: FranchiseView }) {
  const session = useSession();
  if (session.state === 'signed-out')
    return (
      <Text $size={14} $tone="muted" data-screen-only="">
        Do you run an outlet of this franchise?{' '}
        <TextLink as={SignInLink} intent={{ form: 'sign-in', role: 'investor' }}>
          Log in to review it
        </TextLink>
        . The brand or your agreement has to prove it first.
      </Text>
    );
  if (session.state !== 'signed-in' || session.user.role !== 'investor') return null;
  return (
    <Suspense fallback={null}>
      <OwnOutletState franchise={franchise} />
    </Suspense>
  );
}
