import type { CurrentUser } from '@setu/contracts';
import { fetchAhead, whenIdle } from '@setu/mfe-kit';
import type { Boot } from '@setu/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { ScreenLoader } from '../remotes/screen-loader';
import { findRoute, type RemoteMatch } from '../routing/find-route';

const isInWindow = (link: Element): boolean => {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};

/**
 * Starts loading the screen of a link when the link is hovered, focused or touched; and of links that are visible in the main
 * element, when the page is idle, so that a press shows the screen at once. Does nothing for visitors who save data.
 */
export const useLinkPreload = (
  boot: Boot,
  user: CurrentUser | null,
  loader: ScreenLoader,
  mainId: string,
): void => {
  const client = useQueryClient();
  useEffect(() => {
    const matchOf = (link: HTMLAnchorElement): RemoteMatch | null => {
      const match = link.origin === location.origin ? findRoute(link.pathname, user, boot.remotes) : null;
      return match?.kind === 'remote' ? match : null;
    };
    const preload = ({ remote, route }: RemoteMatch) =>
      fetchAhead(() => loader.preload(remote, route.screen));
    const handle = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const match = link && matchOf(link);
      if (match) preload(match);
    };
    // A screen that fails to load is not requested again until its link is used.
    const seen = new Set<RemoteMatch['route']>();
    const preloadVisible = () => {
      for (const link of document.getElementById(mainId)?.querySelectorAll('a') ?? []) {
        const match = matchOf(link);
        if (!match || seen.has(match.route) || !isInWindow(link)) continue;
        seen.add(match.route);
        preload(match);
      }
    };
    const idle = whenIdle(preloadVisible);
    const ending = new AbortController();
    const options = { passive: true, signal: ending.signal };
    document.addEventListener('pointerover', handle, options);
    document.addEventListener('focusin', handle, options);
    fetchAhead(() => {
      idle.request();
      document.addEventListener('scroll', idle.request, options);
      // A list that arrives adds links, and a page that opens reads.
      ending.signal.addEventListener('abort', client.getQueryCache().subscribe(idle.request));
    });
    return () => {
      ending.abort();
      idle.cancel();
    };
  }, [boot, user, loader, mainId, client]);
};
