import { z } from 'zod';
import type { ServiceName } from '../register';
import { storable } from '../text/storable';
import { endpoint } from './endpoint';

/** One record that a service stores about a person. */
export const OwnRecord = z.object({
  /** Kind of the record: `inquiry`, `saved-franchise`. */
  kind: z.string(),
  /** The stored data. It is for people; no program relies on its fields. */
  content: z.record(z.string(), z.unknown()),
});
export type OwnRecord = z.output<typeof OwnRecord>;

export const OwnDataPage = z.object({
  records: z.array(OwnRecord),
  /** The cursor of the next page; null on the last one. */
  next: z.string().nullable(),
});

/** The call that lists what one service stores about the caller. */
export const ownDataOf = (service: ServiceName) =>
  endpoint({
    service,
    method: 'GET',
    path: `/api/own-data/${service}`,
    summary: `Lists what the ${service} service stores about the signed-in user, page by page, so that people can keep a copy (DPDP Act 2023).`,
    access: 'signed-in',
    query: z.object({ cursor: storable(z.string().max(500), 'A cursor').optional() }),
    response: { 200: OwnDataPage },
    errors: ['invalid_cursor'],
    // A member of a team gets the data about the member, and no data of the brand.
    onBehalf: false,
  });
