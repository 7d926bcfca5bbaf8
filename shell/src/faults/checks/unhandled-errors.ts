import { type NamedRelease, releaseOfStack } from './release-of-stack';

/** Called with the release whose file threw the error. */
type Report = (release: NamedRelease, cause: 'error' | 'rejection', message: string) => void;

/** Requests that a navigation or an unmount aborted are not faults. */
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** React reports a recovered error with the original error as its cause. */
const stackOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  return error.cause instanceof Error ? error.cause.stack : error.stack;
};

/** Watches for errors and rejections that no code handles, until the page is left. */
export const watchUnhandledErrors = (report: Report): void => {
  let isLeaving = false;
  const note = (cause: 'error' | 'rejection', error: unknown, fileName = '') => {
    const release = releaseOfStack(stackOf(error) ?? fileName, location.origin);
    if (release && !isLeaving && !isAbort(error)) report(release, cause, String(error));
  };
  addEventListener('error', ({ error, filename }) => note('error', error, filename));
  addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  addEventListener('pagehide', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
};
