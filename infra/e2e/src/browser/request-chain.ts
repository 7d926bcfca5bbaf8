import type { Page } from 'playwright-core';

export interface RequestChain {
  /** Longest chain of requests after the HTML, each caused by the previous one. */
  depth: number;
  /** Paths of data calls while the page loaded. A picture that a service draws is none. */
  apiCalls: string[];
  /** Script paths with their transferred bytes. */
  scripts: { path: string; transferred: number }[];
}

interface Initiator {
  type: string;
  url?: string;
  stack?: { callFrames: { url: string }[]; parent?: Initiator['stack'] };
}

/** Addresses of the scripts on the stack of a request. */
const stackUrls = (stack: Initiator['stack']): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...stackUrls(stack.parent)] : [];

/** The measuring code of the platform: it is loaded when the page is idle, and nothing waits for it. */
const isMeasuring = (target: string): boolean => /\/vitals\.[^/]+\.js$/.test(target);

/**
 * Opens a page with an empty cache and measures which request caused which, as the browser reports it. Requests by tags of the
 * HTML have depth 1; requests by a file are one deeper than the file. A request that uses a preloaded file does not count
 * again.
 */
export const requestChain = async (page: Page, url: string): Promise<RequestChain> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  const depthOf = new Map<string, number>();
  const transferred = new Map<string, number>();
  const urlOf = new Map<string, string>();
  const pictures = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const target = request.url.split('#')[0] ?? '';
    if (!target.startsWith('http') || type === 'Document') return;
    urlOf.set(requestId, target);
    if (type === 'Image') pictures.add(target);
    if (depthOf.has(target)) return;
    const parents = [initiator.url, ...stackUrls(initiator.stack as Initiator['stack'])].filter(
      (parent) => parent && parent !== url,
    );
    const above =
      initiator.type === 'parser' ? (initiator.url && initiator.url !== url ? [initiator.url] : []) : parents;
    depthOf.set(target, 1 + Math.max(0, ...above.map((parent) => depthOf.get(parent ?? '') ?? 0)));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const target = urlOf.get(requestId);
    if (target) transferred.set(target, Math.max(transferred.get(target) ?? 0, encodedDataLength));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const origin = new URL(url).origin;
  const own = [...depthOf].filter(([target]) => target.startsWith(origin) && !isMeasuring(target));
  const pathOf = (target: string) => target.slice(origin.length);
  return {
    depth: Math.max(0, ...own.map(([, depth]) => depth)),
    apiCalls: own
      .filter(([target]) => !pictures.has(target))
      .map(([target]) => pathOf(target))
      .filter((path) => path.startsWith('/api/')),
    scripts: own
      .map(([target]) => target)
      .filter((target) => target.endsWith('.js'))
      .map((target) => ({ path: pathOf(target), transferred: transferred.get(target) ?? 0 })),
  };
};
