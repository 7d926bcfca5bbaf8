import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = (key: string) => `scroll:${key}`;

const rememberScroll = (key: string) => sessionStorage.setItem(storageKey(key), String(window.scrollY));
const rememberedScroll = (key: string) => Number(sessionStorage.getItem(storageKey(key)) ?? 0);

/**
 * What a browser does on a full page load and a client-side navigation must do itself: a new page begins at its
 * top with the focus on its content, Back returns to where one was, an anchor is scrolled to. A change of the
 * query string alone moves nothing.
 */
export const useNavigationManners = (mainId: string): void => {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, hash, key });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const handleHide = () => rememberScroll(shown.current.key);
    window.addEventListener('pagehide', handleHide);
    return () => window.removeEventListener('pagehide', handleHide);
  }, []);

  useEffect(() => {
    let waiting = 0;
    const handleScroll = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => rememberScroll(key));
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      cancelAnimationFrame(waiting);
      window.removeEventListener('scroll', handleScroll);
    };
  }, [key]);

  useLayoutEffect(() => {
    const before = shown.current;
    const isFirst = before.key === key;
    shown.current = { pathname, hash, key };
    if (type === 'POP') {
      window.scrollTo({ top: rememberedScroll(key), behavior: 'instant' });
      return;
    }
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (!isFirst && before.pathname !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById(mainId)?.focus({ preventScroll: true });
    }
  }, [pathname, hash, key, type, mainId]);
};
