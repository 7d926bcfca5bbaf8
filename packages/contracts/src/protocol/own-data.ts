import { z } from 'zod';
import { storable } from '../values/text';
import { endpoint, type ServiceName } from './endpoint';

/** One thing that a service stores about a person. */
export const OwnRecord = z.object({
  /** What it is: `inquiry`, `saved-franchise`. */
  kind: z.string(),
  /** What is stored. A person reads it; no program relies on its fields. */
  content: z.record(z.string(), z.unknown()),
});
export type OwnRecord = z.output<typeof OwnRecord>;

export const OwnDataPage = z.object({
  records: z.array(OwnRecord),
  /** The cursor of the next page; null on the last one. */
  next: z.string().nullable(),
});

const ownDataOf = (service: ServiceName) =>
  endpoint({
    service,
    method: 'GET',
    path: `/api/own-data/${service}`,
    summary: `Lists what the ${service} service stores about the signed-in user, page by page, so that people can keep a copy (DPDP Act 2023).`,
    access: 'signed-in',
    query: z.object({ cursor: storable(z.string().max(500), 'A cursor').optional() }),
    response: { 200: OwnDataPage },
    errors: ['invalid_cursor'],
    // A member of a team gets what is stored about the member, and nothing of the brand.
    onBehalf: false,
  });

export const ownIdentityData = ownDataOf('identity');
export const ownCatalogData = ownDataOf('catalog');
export const ownInquiryData = ownDataOf('inquiry');
export const ownAgentData = ownDataOf('agent');
export const ownContentData = ownDataOf('content');

/** Together they list all that the services store about a person. */
export const ownDataCalls = [
  ownIdentityData,
  ownCatalogData,
  ownInquiryData,
  ownAgentData,
  ownContentData,
] as const;
