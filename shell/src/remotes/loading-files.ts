/** A script or style sheet that a loader adds to the head. Loaders remove their handlers when it has loaded or failed. */
type FileElement = HTMLScriptElement | HTMLLinkElement;

/** Interval of the checks, and how much longer than another request a file may take to answer, ms. */
const silenceMs = 10_000;
/** An address that every gateway answers from memory. */
const otherAddress = '/favicon.svg';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isFile = (node: Node): node is FileElement =>
  (node instanceof HTMLScriptElement && node.src !== '') ||
  (node instanceof HTMLLinkElement && node.rel === 'stylesheet');

const addressOf = (file: FileElement) => ('src' in file ? file.src : file.href);
const isPending = (file: FileElement) => file.isConnected && file.onload !== null;
/** Whether the page still shows what the server rendered, so that a long wait costs the visitor little. */
const isPainted = () => document.querySelector('#root[data-rendered]') !== null;

/**
 * Whether the server does not answer for this file although it answers another request. On a slow connection both take long, or the file
 * is answered. Browsers send the requests in their order, so the server has the first one when it answers the second.
 */
const isHanging = async (address: string): Promise<boolean> => {
  const asks = new AbortController();
  const ask = async (url: string) => {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: asks.signal }).catch(() => undefined);
  };
  const answered = ask(address).then(() => false);
  const other = ask(otherAddress);
  const overtaken = (isPainted() ? other : Promise.race([other, pause(2 * silenceMs)]))
    .then(() => pause(silenceMs))
    .then(() => true);
  const hangs = await Promise.race([answered, overtaken]);
  asks.abort();
  return hangs;
};

/** Ends the load by the loader's own handler, so that the next attempt requests the file again. */
const end = (file: FileElement) => {
  file.addEventListener('timeout', (event) => file.onerror?.(event), { once: true });
  file.dispatchEvent(new Event('timeout'));
};

/** Files in the order in which they are checked next. */
const files = new Set<FileElement>();
const pendingFiles = () => [...files].filter(isPending);
let isWatching = false;

/** Checks the pending files in turn until there are none. */
const watch = async (): Promise<void> => {
  if (isWatching) return;
  isWatching = true;
  for (;;) {
    await pause(silenceMs);
    const [file] = pendingFiles();
    if (!file) break;
    const hangs = await isHanging(addressOf(file));
    files.delete(file);
    if (hangs) end(file);
    else files.add(file);
  }
  files.clear();
  isWatching = false;
};

/** Whether the page waits for a script or style sheet. */
export const isLoadingFiles = (): boolean => pendingFiles().length > 0;

/**
 * Ends the load of files for which the server does not answer, so that no slow connection counts as a fault: a file that takes long
 * is waited for as long as the server answers. Call it before any remote loads.
 */
export const watchLoadingFiles = (): void => {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (isFile(node)) files.add(node);
    if (files.size > 0) void watch();
  }).observe(document.head, { childList: true });
};
