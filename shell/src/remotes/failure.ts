import type { BootRemote, FailureCause } from '@setu/protocol';
import { ScreenFault } from '../faults/screen-fault';
import { fileAddress } from '../page/file-address';

/** Details of a screen that could not be loaded, or threw. */
export interface Failure {
  cause: FailureCause;
  message: string;
  /** True when one of its files is no longer on the server. */
  isGone: boolean;
}

/** A screen that cannot be shown, after retry and fallback failed. */
export class ScreenLost extends Error {
  override name = 'ScreenLost';
}

const messageLimit = 300;
/** Timeout to find out why a file could not be loaded. */
const fileCheckTimeoutMs = 3_000;

const text = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

const isStyleFailure = (error: unknown) => error instanceof Error && error.message.includes('css chunk');

/** Errors of style sheets contain no address, so the style sheets of the screen are checked. */
const stylesOf = (remote: BootRemote, screen: string): string[] =>
  remote.routes
    .filter((route) => route.screen === screen)
    .flatMap(({ files }) => files.filter((path) => path.endsWith('.css')));

/** The loaders of entries and chunks report the address of the script. */
const failedScript = (error: unknown): string | null =>
  error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? new URL(error.request, location.href).href
    : null;

/** Whether a file was not answered in time. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('type' in error && error.type === 'timeout') || error.message.includes('timed out'));

const ask = async (url: string, request: RequestInit): Promise<Response | Error> => {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.timeout(fileCheckTimeoutMs) });
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
};

/** Hashes of scripts that could not be loaded, by address. */
const hashesOfFailed = new Map<string, string>();

/** Notes the hash of each script that cannot be loaded: the entry of a release has it, the page does not. Call it before any remote loads. */
export const noteFailedScripts = (): void =>
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) hashesOfFailed.set(target.src, target.integrity);
    },
    true,
  );

const isMissing = (reply: Response | Error) =>
  reply instanceof Response && (reply.status === 404 || reply.status === 410);

/** Browsers do not report why a script was not run, so the file is fetched again and compared with its hash. */
const diagnoseScript = async (url: string): Promise<Pick<Failure, 'cause' | 'isGone'>> => {
  const there = await ask(url, { method: 'HEAD' });
  const integrity = hashesOfFailed.get(url);
  if (!(there instanceof Response) || !there.ok || !integrity)
    return { cause: 'load', isGone: isMissing(there) };
  const checked = await ask(url, { integrity });
  return { cause: checked instanceof TypeError ? 'integrity' : 'load', isGone: false };
};

const lookIntoStyles = async (
  remote: BootRemote,
  screen: string,
): Promise<Pick<Failure, 'cause' | 'isGone'>> => {
  const urls = stylesOf(remote, screen).map((path) => fileAddress(remote, path));
  const replies = await Promise.all(urls.map((url) => ask(url, { method: 'HEAD' })));
  return { cause: 'css', isGone: replies.some(isMissing) };
};

/**
 * Finds the cause of a screen's failure.
 * @param otherwise the cause when no file failed
 */
export const failureOf = async (
  remote: BootRemote,
  screen: string,
  error: unknown,
  otherwise: FailureCause,
): Promise<Failure> => {
  if (error instanceof ScreenFault) return { cause: error.fault, message: error.message, isGone: false };
  const message = text(error).slice(0, messageLimit);
  if (isTimeout(error)) return { cause: 'timeout', message, isGone: false };
  if (isStyleFailure(error)) return { ...(await lookIntoStyles(remote, screen)), message };
  const script = failedScript(error);
  return script === null
    ? { cause: otherwise, message, isGone: false }
    : { ...(await diagnoseScript(script)), message };
};
