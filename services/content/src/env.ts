import { parseEnvironment } from '@setu/service-kit';
import { BucketEnvironment } from '@setu/service-kit/bucket';
import { z } from 'zod';
import { openUploads } from './uploads/store/open-uploads';
import type { UploadStore } from './uploads/store/upload-store';

/** Further environment variables of content. */
const ContentEnvironment = z.object({
  /** Store of uploaded pictures: a folder, or `s3://bucket/prefix`. Unset: pictures cannot be uploaded. */
  UPLOADS: z.string().min(1).optional(),
  ...BucketEnvironment.shape,
});

export interface ContentSettings {
  /** Null when none is configured. */
  uploads: UploadStore | null;
}

/** The settings of an environment. @throws Error that names everything wrong with it */
export const readSettings = (environment: NodeJS.ProcessEnv): ContentSettings => {
  const settings = parseEnvironment(ContentEnvironment, environment);
  return { uploads: openUploads(settings) };
};
