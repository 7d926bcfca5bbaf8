import type { CurrentUser } from '@setu/contracts';
import { fetchAhead } from '@setu/mfe-kit';
import type { Boot } from '@setu/protocol';
import { useEffect } from 'react';
import type { ScreenLoader } from '../remotes/screen-loader';
import { findRoute } from '../routing/find-route';

/** Starts loading the screen of a link when the link is hovered or focused, unless the visitor saves data. */
export const useLinkPreload = (boot: Boot, user: CurrentUser | null, loader: ScreenLoader): void => {
  useEffect(() => {
    const handle = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      const match = findRoute(link.pathname, user, boot.remotes);
      if (match.kind === 'remote') fetchAhead(() => loader.preload(match.remote, match.route.screen));
    };
    document.addEventListener('pointerover', handle, { passive: true });
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerover', handle);
      document.removeEventListener('focusin', handle);
    };
  }, [boot, user, loader]);
};
