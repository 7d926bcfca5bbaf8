import { z } from 'zod';

/** Address of the schema of GET /platform/discovery: Frontend Discovery, v1-pre. */
export const discoverySchemaUrl =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** One version of one front end. */
const DiscoveredVersion = z
  .object({
    /** Address of its entry file. */
    url: z.string().min(1),
    /** Address of the version to load when this one fails. */
    fallbackUrl: z.string().min(1).optional(),
    metadata: z.object({ integrity: z.string().startsWith('sha'), version: z.string().min(1) }).strict(),
    /** Percentage of visitors, and whether it is the default version. */
    deployment: z.object({ traffic: z.number().min(0).max(100), default: z.boolean() }),
    extras: z.record(z.string(), z.unknown()),
  })
  .strict();
export type DiscoveredVersion = z.output<typeof DiscoveredVersion>;

const isWithinAll = (versions: readonly DiscoveredVersion[]) =>
  versions.reduce((sum, { deployment }) => sum + deployment.traffic, 0) <= 100;

/**
 * The live versions, for other tools. In addition to the public schema, which does not define the fields of
 * `deployment` and `extras`, the shares of a front end's versions add up to at most 100 %.
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
