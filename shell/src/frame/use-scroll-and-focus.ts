import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOutAll, layOutLater } from '../page/lay-out-later';
import { retryOnPageChange } from './retry-on-page-change';
import { rememberedScroll, rememberScroll, scrollEntry } from './scroll-memory';

const scrollToPosition = (top: number): boolean => {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) <= 1;
};

/** The id in a hash; null when its escapes are malformed. */
const idOf = (hash: string): string | null => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
};

const scrollToAnchor = (id: string): boolean => {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
};

/**
 * Stores the scroll position of each history entry. The entry is read when the page scrolls and not when the effect runs, because a
 * shorter next page scrolls before effects run, and that position does not belong to the previous page.
 */
const useScrollMemory = (shown: RefObject<{ pathname: string; key: string }>): void => {
  useEffect(() => {
    const handleScroll = () => {
      const { pathname, key } = shown.current;
      rememberScroll(scrollEntry(pathname, key), window.scrollY);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [shown]);
};

/**
 * Gives client-side navigation the behaviour of a full page load: a new page starts at the top with the focus on its content, Back and
 * reload restore the scroll position, and anchors are scrolled to. A change of only the query string does not scroll.
 */
export const useScrollAndFocus = (mainId: string): void => {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  useScrollMemory(shown);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const isFirst = shown.current.key === key;
    const isOtherPage = shown.current.pathname !== pathname;
    shown.current = { pathname, key };
    const remembered = type === 'POP' ? rememberedScroll(scrollEntry(pathname, key)) : null;
    const anchor = hash ? idOf(hash) : null;
    // A position on the page must be exact.
    if (isOtherPage) (remembered || anchor ? layOutAll : layOutLater)();
    if (remembered !== null) return retryOnPageChange(() => scrollToPosition(remembered));
    if (!isFirst && isOtherPage) document.getElementById(mainId)?.focus({ preventScroll: true });
    if (anchor !== null) return retryOnPageChange(() => scrollToAnchor(anchor));
    if (!isFirst && isOtherPage) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, key, type, mainId]);
};
