import { type BucketEnvironment, bucketOf, isBucketPlace } from '@setu/service-kit/bucket';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';
import type { UploadStore } from './upload-store';

/** The part of the environment that configures the store. */
export interface UploadsEnvironment extends BucketEnvironment {
  /** A folder, or `s3://bucket/prefix`. */
  UPLOADS?: string | undefined;
}

const required = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * Opens the store of uploads; null when none is configured.
 * @throws Error that names the missing variables
 */
export const openUploads = (environment: UploadsEnvironment): UploadStore | null => {
  const { UPLOADS } = environment;
  if (!UPLOADS) return null;
  if (!isBucketPlace(UPLOADS)) return folderStore(UPLOADS);
  const bucket = bucketOf(UPLOADS, environment, 'UPLOADS');
  const missing = required.filter((name) => !environment[name]);
  if (missing.length > 0) throw new Error(`Uploads in a bucket also need ${missing.join(', ')}.`);
  return s3Store(bucket);
};
