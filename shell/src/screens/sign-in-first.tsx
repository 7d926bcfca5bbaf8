import { handleUnauthorized } from '@setu/mfe-kit';
import { FullPageSpinner } from '@setu/ui';
import { useEffect } from 'react';

/** A page for people who are signed in: says so, and goes to sign in. */
export function SignInFirst() {
  useEffect(() => handleUnauthorized(), []);
  return <FullPageSpinner label="Going to sign in" />;
}
