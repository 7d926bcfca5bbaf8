import { type BucketEnvironment, bucketOf, isBucketPlace } from '@setu/service-kit/bucket';
import { type Artefacts, diskArtefacts } from './artefacts';
import { s3Artefacts } from './artefacts-s3';

/** The part of the environment that configures the store. */
export interface ArtefactsEnvironment extends BucketEnvironment {
  /** A folder, or `s3://bucket/prefix`. */
  ARTEFACTS: string;
  ARTEFACTS_CACHE?: string | undefined;
}

const required = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'ARTEFACTS_CACHE'] as const;

/**
 * Opens the store of releases.
 * @throws Error that names the missing variables
 */
export const openArtefacts = (environment: ArtefactsEnvironment): Artefacts => {
  const { ARTEFACTS } = environment;
  if (!isBucketPlace(ARTEFACTS)) return diskArtefacts(ARTEFACTS);
  const bucket = bucketOf(ARTEFACTS, environment, 'ARTEFACTS');
  const missing = required.filter((name) => !environment[name]);
  if (missing.length > 0) throw new Error(`Artefacts in a bucket also need ${missing.join(', ')}.`);
  return s3Artefacts(bucket, environment.ARTEFACTS_CACHE ?? '');
};
