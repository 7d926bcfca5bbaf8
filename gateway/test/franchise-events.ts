import { randomUUID } from 'node:crypto';
import { franchiseUpdatedV1 } from '@setu/contracts';
import { envelopeOf, publishEvent } from '@setu/service-kit/test';

/** Publishes that a franchise was updated. */
export const publishUpdate = (brokerUrl: string, id: string): Promise<void> =>
  publishEvent(
    brokerUrl,
    franchiseUpdatedV1,
    envelopeOf(franchiseUpdatedV1, id, {
      id,
      version: 2,
      brandId: randomUUID(),
      title: 'Chai',
      isActive: true,
    }),
  );
