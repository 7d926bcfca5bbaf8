import { type BucketEnvironment, bucketOf, isBucketPlace } from '@setu/service-kit/bucket';
import { type Artefacts, diskArtefacts } from './artefacts';
import { s3Artefacts } from './artefacts-s3';

/** The part of the environment that configures the store. */
export interface ArtefactsEnvironment extends BucketEnvironment {
  /** A folder, or `s3://bucket/prefix`. */
  ARTEFACTS: string;
  ARTEFACTS_CACHE?: string | undefined;
}

/** Opens the store of releases. */
export const openArtefacts = (environment: ArtefactsEnvironment): Artefacts => {
  const { ARTEFACTS, ARTEFACTS_CACHE = '' } = environment;
  if (!isBucketPlace(ARTEFACTS)) return diskArtefacts(ARTEFACTS);
  return s3Artefacts(bucketOf(ARTEFACTS, environment), ARTEFACTS_CACHE);
};
