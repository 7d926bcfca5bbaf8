import type { BootRemote } from '@setu/protocol';
import { fileAddress } from '../page/file-address';

/** Time limit for an entry that the server answers, ms. Builds have the same limit for all other files of a release. */
const entryTimeoutMs = 120_000;

/** The entry of a release could not be loaded. It has the fields of the chunk loader's errors. */
class EntryError extends Error {
  override name = 'EntryError';
  constructor(
    /** Address of the entry. */
    readonly request: string,
    readonly type: 'error' | 'timeout',
  ) {
    super(`The entry ${request} ${type === 'timeout' ? 'timed out' : 'could not be loaded'}`);
  }
}

/**
 * Loads the entry of a release, whose hash the browser checks. The entry contains the hashes of its other files. The attributes
 * must equal those of the page's preload links, because the browser would otherwise fetch the file twice.
 * @throws EntryError
 */
export const loadEntry = (remote: BootRemote): Promise<void> =>
  new Promise((resolve, reject) => {
    const url = fileAddress(remote, remote.entry);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = remote.integrity[remote.entry] ?? '';
    const end = (finish: () => void) => () => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      script.remove();
      finish();
    };
    const timer = setTimeout(
      end(() => reject(new EntryError(url, 'timeout'))),
      entryTimeoutMs,
    );
    script.onload = end(resolve);
    script.onerror = (event) => {
      const isTimeout = event instanceof Event && event.type === 'timeout';
      end(() => reject(new EntryError(url, isTimeout ? 'timeout' : 'error')))();
    };
    document.head.append(script);
  });
