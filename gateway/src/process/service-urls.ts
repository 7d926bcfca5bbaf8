import { serviceNames } from '@setu/contracts';
import type { ServiceName } from '@setu/protocol';
import { z } from 'zod';

type UrlName = `${Uppercase<ServiceName>}_URL`;

const nameOf = (service: ServiceName) => `${service.toUpperCase()}_URL` as UrlName;

const ServiceUrl = z
  .url({ protocol: /^https?$/ })
  .optional()
  .meta({
    description: 'Fixed address of a service, in addition to the processes that announce themselves.',
    form: 'an address such as `http://10.0.0.7:8080`',
    pattern: '<SERVICE>_URL',
  });

/** Names of the settings with fixed addresses. */
export const serviceUrlNames: readonly UrlName[] = serviceNames.map(nameOf);

/** Settings with a fixed address of each service, such as `IDENTITY_URL`. */
export const serviceUrlSettings = Object.fromEntries(
  serviceNames.map((service) => [nameOf(service), ServiceUrl]),
) as Record<UrlName, typeof ServiceUrl>;

/** The fixed addresses among the settings, by service. */
export const fixedServices = (
  settings: z.output<z.ZodObject<typeof serviceUrlSettings>>,
): Partial<Record<ServiceName, string>> =>
  Object.fromEntries(
    serviceNames.flatMap((service) => {
      const url = settings[nameOf(service)];
      return url ? [[service, url]] : [];
    }),
  );
