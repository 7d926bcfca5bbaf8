import { z } from 'zod';
import { type Artefacts, diskArtefacts } from './artefacts';
import { s3Artefacts } from './artefacts-s3';

/** The part of the environment that configures the store. */
export interface ArtefactsEnvironment {
  /** A folder, or `s3://bucket/prefix`. */
  ARTEFACTS: string;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  ARTEFACTS_CACHE?: string | undefined;
}

const Place = z
  .string()
  .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[A-Za-z0-9._/-]*)?$/)
  .transform((text) => {
    const [bucket = '', ...prefix] = text.slice('s3://'.length).split('/').filter(Boolean);
    return { bucket, prefix: prefix.join('/') };
  });

const required = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'ARTEFACTS_CACHE'] as const;

/**
 * Opens the store of releases.
 * @throws Error that names the missing variables
 */
export const openArtefacts = (environment: ArtefactsEnvironment): Artefacts => {
  const { ARTEFACTS, S3_REGION: region } = environment;
  if (!ARTEFACTS.startsWith('s3://')) return diskArtefacts(ARTEFACTS);
  const place = Place.safeParse(ARTEFACTS);
  if (!place.success) throw new Error('ARTEFACTS must be a folder or an address such as s3://bucket/prefix.');
  const missing = required.filter((name) => !environment[name]);
  if (missing.length > 0) throw new Error(`Artefacts in a bucket also need ${missing.join(', ')}.`);
  return s3Artefacts(
    {
      endpoint: (environment.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ''),
      region,
      ...place.data,
      accessKeyId: environment.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.S3_SECRET_ACCESS_KEY ?? '',
    },
    environment.ARTEFACTS_CACHE ?? '',
  );
};
