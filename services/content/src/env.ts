import { parseEnvironment, withRules } from '@setu/service-kit';
import { bucketRules, bucketSettings } from '@setu/service-kit/bucket';
import { z } from 'zod';
import { openUploads } from './uploads/store/open-uploads';

/** Further environment variables of content. `uploads` is null when none is configured. */
export const ContentEnvironment = withRules(
  z.object({
    UPLOADS: z.string().optional().meta({
      description:
        'Store of uploaded files, which all instances of content share. Without it, pictures and documents are added by their address only.',
      form: 'a folder, or `s3://bucket/prefix`',
    }),
    ...bucketSettings,
  }),
  bucketRules('UPLOADS', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
).transform((environment) => ({ uploads: openUploads(environment) }));
export type ContentSettings = z.output<typeof ContentEnvironment>;

/** Reads the settings from an environment. @throws Error that names every invalid variable */
export const readSettings = (environment: NodeJS.ProcessEnv): ContentSettings =>
  parseEnvironment(ContentEnvironment, environment);
