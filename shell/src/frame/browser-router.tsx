import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { BrowserRouter as Router } from 'react-router-dom';
import { onHydrated } from '../page/mark-hydrated';

/**
 * The router of the page. It does not navigate in transitions: styled-components adds rules while a screen renders, and each frame between
 * two slices of a transition computes the styles of the whole old page again, so the new screen came later. Only while the page hydrates
 * it does, because an update outside a transition replaces parts whose code has not arrived by their placeholder.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    return onHydrated(() => startTransition(() => setHydrated(true)));
  }, []);
  return <Router useTransitions={!isHydrated}>{children}</Router>;
}
