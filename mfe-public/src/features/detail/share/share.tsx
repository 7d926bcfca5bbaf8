import { lazyComponent } from '@setu/mfe-kit';
import { Suspense, useState } from 'react';
import { ShareButton } from './share-button';

const { Component: ShareMenu, preload } = lazyComponent(() => import('./share-menu'), 'ShareMenu');

/** Opens the device's share sheet. @returns false when there is none or it fails */
const shareByDevice = async (title: string, url: string): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    if (error instanceof DOMException) return error.name === 'AbortError';
    throw error;
  }
};

/** Shares the page with the device's share sheet, else with a menu. */
export function Share({ title }: { title: string }) {
  const [menuFor, setMenuFor] = useState<string | null>(null);
  const handleClick = async () => {
    const address = location.origin + location.pathname;
    if (!(await shareByDevice(title, address))) setMenuFor(address);
  };
  const button = (
    <ShareButton onClick={() => void handleClick()} onPointerEnter={preload} onFocus={preload} />
  );
  if (menuFor === null) return button;
  return (
    <Suspense fallback={button}>
      <ShareMenu title={title} address={menuFor} />
    </Suspense>
  );
}
