import { product } from '@setu/contracts';
import { handleUnauthorized, usePageHead } from '@setu/mfe-kit';
import { FullPageSpinner } from '@setu/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Shown to visitors on a page that requires a session; redirects to sign in. */
export function SignInFirst() {
  const { pathname } = useLocation();
  usePageHead({
    title: `Sign in | ${product.name}`,
    description: product.description,
    canonical: pathname,
    noIndex: true,
  });
  useEffect(() => {
    handleUnauthorized();
  }, []);
  return <FullPageSpinner label="Going to sign in" />;
}
