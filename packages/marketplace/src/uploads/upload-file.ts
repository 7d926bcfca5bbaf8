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

/** A failed upload, with a message for the user. `isLasting` when a retry cannot succeed. */
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

/** Retries after a lost connection, and the delay before the first, ms, which doubles each time. */
const repeats = 3;
const firstWaitMs = 1_000;
/** Delay between two polls of the service, ms. */
const askAgainMs = 500;

const nouns: Readonly<Record<UploadKind, string>> = { picture: 'picture', document: 'PDF' };

/** Messages about a file that could not be uploaded. */
const problemsOf = (kind: UploadKind, use: UploadUse): { lost: string; notMade: string } => ({
  lost: `The connection was lost before the ${nouns[kind]} arrived. Check it, then press Retry.`,
  notMade: `The ${nouns[kind]} could not be saved at the moment. Press Retry in a minute${kind === 'picture' && use === 'listing' ? ', or enter its address' : ''}.`,
});

/** Whether the address matches the use. A public address for a file of a message means that the service does not support private files. */
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

/** Sends the bytes with progress, which fetch does not report. @returns the reason of a failure; null on success */
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

/** A full storage (507) stays full for longer than all retries take. */
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
 * @returns the resulting picture or PDF
 * @throws UploadProblem with a message for the user; the signal's reason when it was cancelled
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
    // A picture of a listing is announced without these fields, for releases that support nothing else.
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
    // The sent bytes are not needed, because a retry starts again. Without this call they are removed later.
    if (id !== null) api.call(cancelUpload, { id }).catch(() => undefined);
    throw signal.aborted ? error : problemOf(error, problems);
  }
};
