import { z } from 'zod';

/** Where the schema of GET /platform/discovery is written down: Frontend Discovery, v1-pre. */
export const discoverySchemaUrl =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** One version of one front end. */
const DiscoveredVersion = z
  .object({
    /** Of its entry file. */
    url: z.string().min(1),
    /** Of the version to take should this one not come. */
    fallbackUrl: z.string().min(1).optional(),
    metadata: z.object({ integrity: z.string().startsWith('sha'), version: z.string().min(1) }).strict(),
    /** Percent of visitors, and whether it is the one to take when nothing else is known. */
    deployment: z.object({ traffic: z.number().min(0).max(100), default: z.boolean() }),
    extras: z.record(z.string(), z.unknown()),
  })
  .strict();
export type DiscoveredVersion = z.output<typeof DiscoveredVersion>;

const isWithinAll = (versions: readonly DiscoveredVersion[]) =>
  versions.reduce((sum, { deployment }) => sum + deployment.traffic, 0) <= 100;

/**
 * What is live, as other tools read it. Beyond the public schema, which leaves the fields of `deployment` and `extras`
 * to whoever writes it, the shares of a front end's versions never exceed all visitors.
 */
export const Discovery = z
  .object({
    schema: z.literal(discoverySchemaUrl),
    microFrontends: z.record(
      z.string(),
      z.array(DiscoveredVersion).refine(isWithinAll, 'Canary shares add up to more than 100 %'),
    ),
  })
  .strict();
export type Discovery = z.output<typeof Discovery>;
