import { commaList, parseEnvironment } from '@setu/service-kit';
import { z } from 'zod';

/** Further environment variables of inquiry. */
export const InquiryEnvironment = z
  .object({
    WEBHOOK_ORIGINS: commaList
      .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)))
      .meta({
        description:
          'Further origins that webhooks of brands may call, although they are internal or without TLS, such as a CRM in the same network. All others must be public and https.',
        form: 'origins such as `http://crm.internal:8080`, separated by commas',
      }),
  })
  .transform(({ WEBHOOK_ORIGINS }) => ({ webhookOrigins: WEBHOOK_ORIGINS }));
export type InquirySettings = z.output<typeof InquiryEnvironment>;

/** Reads the settings from an environment. @throws Error that names every invalid variable */
export const readSettings = (environment: NodeJS.ProcessEnv): InquirySettings =>
  parseEnvironment(InquiryEnvironment, environment);
