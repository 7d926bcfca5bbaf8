import { pictureLimits } from '@setu/contracts';
import { AppError } from '@setu/service-kit';
import { type Bucket, bucketCalls } from '@setu/service-kit/bucket';
import type { UploadStore } from './upload-store';

/** Seconds within which a browser must begin to send. Removal waits longer. */
const expiresS = 600;

const orUnavailable = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (cause) {
    throw new AppError(503, 'uploads_unavailable', undefined, { cause, retryAfter: 60 });
  }
};

/** Uploads in a bucket. Browsers send originals directly to the bucket, with a request that is signed for one key and one size. */
export const s3Store = (bucket: Bucket): UploadStore => {
  const calls = bucketCalls(bucket, 'The store of uploads');
  return {
    presign: (key, bytes) => orUnavailable(calls.presignPut(key, { bytes, expiresS })),
    receive: null,
    open: (key) => orUnavailable(calls.open(key)),
    write: (key, bytes) => orUnavailable(calls.put(key, bytes)),
    // We never write files larger than an allowed original.
    read: (key) => orUnavailable(calls.get(key, pictureLimits.maxBytes)),
    remove: (key) => orUnavailable(calls.remove(key)),
  };
};
