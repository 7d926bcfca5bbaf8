import {
  attachmentFolder,
  cancelUpload,
  completeUpload,
  type StartedUpload,
  startUpload,
  type Upload,
  type UploadKind,
  type UploadUse,
} from '@setu/contracts';
import { ApiError, api, userMessageOf } from '@setu/mfe-kit';

/** What a person reads instead of a file that arrived. `isLasting`: trying again would change nothing. */
export class UploadProblem extends Error {
  constructor(
    message: string,
    readonly isLasting: boolean,
  ) {
    super(message);
    this.name = 'UploadProblem';
  }
}

class ConnectionLost extends Error {}

/** Repeats of the bytes after a lost connection, and the wait before the first, ms; it doubles. */
const repeats = 3;
const firstWaitMs = 1_000;
/** Wait before a call asks again whether the service is ready, ms. */
const askAgainMs = 500;

const nouns: Readonly<Record<UploadKind, string>> = { picture: 'picture', document: 'PDF' };

/** Sentences about a file that did not arrive. */
const problemsOf = (kind: UploadKind, use: UploadUse): { lost: string; notMade: string } => ({
  lost: `The connection was lost before the ${nouns[kind]} arrived. Check it, then press Retry.`,
  notMade: `The ${nouns[kind]} could not be saved at the moment. Press Retry in a minute${kind === 'picture' && use === 'listing' ? ', or enter its address' : ''}.`,
});

/** A file of a message at an address that everybody may read comes from a service that knows no private files. */
const isAsWanted = (address: string, use: UploadUse) =>
  use === 'listing' || address.startsWith(attachmentFolder);

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Sends the bytes, with progress, which fetch does not report. @returns why they did not arrive; null when they did */
const sendOnce = (
  { url, method, headers }: StartedUpload['upload'],
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) =>
  new Promise<ConnectionLost | ApiError | null>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded / file.size);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(status >= 200 && status < 300 ? null : new ApiError(status, statusText, responseText));
    };
    request.onerror = () => resolve(new ConnectionLost());
    request.ontimeout = () => resolve(new ConnectionLost());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

/** A full storage, 507, stays full for longer than all repeats take. */
const isWorthRepeating = (error: ConnectionLost | ApiError) =>
  !(error instanceof ApiError) || error.status === 409 || (error.status >= 500 && error.status !== 507);

const sendBytes = async (
  upload: StartedUpload['upload'],
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  for (let tried = 0; ; tried += 1) {
    const error = await sendOnce(upload, file, onProgress, signal);
    if (error === null) return;
    if (tried === repeats || !isWorthRepeating(error)) throw error;
    onProgress(0);
    await sleep(firstWaitMs * 2 ** tried, signal);
  }
};

const problemOf = (error: unknown, { lost, notMade }: ReturnType<typeof problemsOf>): UploadProblem => {
  if (error instanceof UploadProblem) return error;
  if (error instanceof ConnectionLost) return new UploadProblem(lost, false);
  return new UploadProblem(userMessageOf(error) ?? (error instanceof ApiError ? notMade : lost), false);
};

interface Options {
  use: UploadUse;
  /** Share of the bytes that were sent, 0 to 1. At 1 the service checks them. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one file.
 * @returns the picture or the PDF that it became
 * @throws UploadProblem with a sentence for the person; the signal's reason when it was cancelled
 */
export const uploadFile = async (
  kind: UploadKind,
  file: File,
  { use, onProgress, signal }: Options,
): Promise<Upload> => {
  const problems = problemsOf(kind, use);
  let id: string | null = null;
  try {
    const name = file.name || kind;
    const draft = { name: name.slice(-255), bytes: file.size, type: file.type.slice(0, 100) };
    // A picture of a listing is announced as to releases that know nothing else.
    const more = { ...(kind === 'picture' ? {} : { kind }), ...(use === 'listing' ? {} : { use }) };
    const started = await api.call(startUpload, { ...draft, ...more }, { signal });
    id = started.id;
    await sendBytes(started.upload, file, onProgress, signal);
    onProgress(1);
    let done: Upload = await api.call(completeUpload, { id }, { signal });
    while (done.state === 'working') {
      await sleep(askAgainMs, signal);
      done = await api.call(completeUpload, { id }, { signal });
    }
    if (isAsWanted(done[kind]?.url ?? '', use) && done[kind]) return done;
    throw new UploadProblem(done.refusal ?? problems.notMade, done.refusal !== null);
  } catch (error) {
    // What was sent is not needed, because a retry starts from nothing; without this call it is removed later.
    if (id !== null) api.call(cancelUpload, { id }).catch(() => undefined);
    throw signal.aborted ? error : problemOf(error, problems);
  }
};
