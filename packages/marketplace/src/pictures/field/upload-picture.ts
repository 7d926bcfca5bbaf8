import {
  cancelUpload,
  completeUpload,
  type Picture,
  pictureLimits,
  type StartedUpload,
  startUpload,
  type Upload,
} from '@setu/contracts';
import { ApiError, api, userMessageOf } from '@setu/mfe-kit';

/** What a person reads instead of a picture. `isLasting`: trying again would change nothing. */
export class UploadProblem extends Error {
  constructor(
    message: string,
    readonly isLasting: boolean,
  ) {
    super(message);
    this.name = 'UploadProblem';
  }
}

/** Repeats of the bytes after a lost connection, and the wait before the first, ms; it doubles. */
const repeats = 3;
const firstWaitMs = 1_000;
/** Wait before a call asks again whether the sizes are made, ms. */
const askAgainMs = 500;

const connectionLost = 'The connection was lost before the picture arrived. Check it, then press Retry.';

const notMade =
  'The picture could not be saved at the moment. Press Retry in a minute, or enter its address.';

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Why a file is refused before anything is sent; null when the service may look at it. */
export const refusalBefore = ({ size }: Pick<File, 'size'>): string | null => {
  if (size === 0) return 'This file is empty. Choose another one.';
  const megabytes = pictureLimits.maxBytes / 1024 / 1024;
  return size > pictureLimits.maxBytes
    ? `This file is larger than ${megabytes} MB. Save it in a smaller size and add it again.`
    : null;
};

/** Sends the bytes, with progress, which fetch does not report. @returns the status; 0 when the connection was lost */
const sendOnce = (
  { url, method, headers }: StartedUpload['upload'],
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) =>
  new Promise<number>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded / file.size);
    request.onload = () => resolve(request.status);
    request.onerror = () => resolve(0);
    request.ontimeout = () => resolve(0);
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

const isWorthRepeating = (status: number) => status === 0 || status === 409 || status >= 500;

const sendBytes = async (
  upload: StartedUpload['upload'],
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  for (let tried = 0; ; tried += 1) {
    const status = await sendOnce(upload, file, onProgress, signal);
    if (status >= 200 && status < 300) return;
    if (tried === repeats || !isWorthRepeating(status)) throw new UploadProblem(connectionLost, false);
    onProgress(0);
    await sleep(firstWaitMs * 2 ** tried, signal);
  }
};

const problemOf = (error: unknown): UploadProblem => {
  if (error instanceof UploadProblem) return error;
  return new UploadProblem(
    userMessageOf(error) ?? (error instanceof ApiError ? notMade : connectionLost),
    false,
  );
};

interface Options {
  /** Share of the bytes that were sent, 0 to 1. At 1 the sizes are being made. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one picture.
 * @returns its address and sides, without a description
 * @throws UploadProblem with a sentence for the person; the signal's reason when it was cancelled
 */
export const uploadPicture = async (file: File, { onProgress, signal }: Options): Promise<Picture> => {
  let id: string | null = null;
  try {
    const name = file.name || 'picture';
    const draft = { name: name.slice(-255), bytes: file.size, type: file.type.slice(0, 100) };
    const started = await api.call(startUpload, draft, { signal });
    id = started.id;
    await sendBytes(started.upload, file, onProgress, signal);
    onProgress(1);
    let done: Upload = await api.call(completeUpload, { id }, { signal });
    while (done.state === 'working') {
      await sleep(askAgainMs, signal);
      done = await api.call(completeUpload, { id }, { signal });
    }
    if (done.picture) return { ...done.picture, alt: '' };
    throw new UploadProblem(done.refusal ?? connectionLost, done.refusal !== null);
  } catch (error) {
    // What was sent is not needed, because a retry starts from nothing; without this call it is removed later.
    if (id !== null) api.call(cancelUpload, { id }).catch(() => undefined);
    throw signal.aborted ? error : problemOf(error);
  }
};
