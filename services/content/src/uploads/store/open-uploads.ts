import { type BucketEnvironment, bucketOf, isBucketPlace } from '@setu/service-kit/bucket';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';
import type { UploadStore } from './upload-store';

/** The part of the environment that configures the store. */
export interface UploadsEnvironment extends BucketEnvironment {
  /** A folder, or `s3://bucket/prefix`. */
  UPLOADS?: string | undefined;
}

/** Opens the upload store; null when it is not configured. */
export const openUploads = (environment: UploadsEnvironment): UploadStore | null => {
  const { UPLOADS } = environment;
  if (!UPLOADS) return null;
  return isBucketPlace(UPLOADS) ? s3Store(bucketOf(UPLOADS, environment)) : folderStore(UPLOADS);
};
