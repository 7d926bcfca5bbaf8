import { z } from 'zod';
import { ReleaseEndpoint, ReleaseVersion } from '../releases/release';

/** Subject on which instances of services announce their address every few seconds, and that they are about to stop. */
export const instancesSubject = 'platform.instances';
/** Subject on which a gateway that has just started asks all instances to announce themselves. */
export const askInstancesSubject = 'platform.ask-instances';

/** One running process of a service, as announced. */
export const Instance = z.object({
  service: z.string(),
  /** The release it runs; null when it runs from sources. */
  version: ReleaseVersion.nullable(),
  /** New at each start. */
  id: z.guid(),
  /** Address for gateways, without a slash at the end. */
  url: z.url({ protocol: /^https?$/ }),
  /** `draining`: it finishes its running calls and accepts no new ones. */
  state: z.enum(['ready', 'draining']),
  endpoints: z.array(ReleaseEndpoint),
});
export type Instance = z.output<typeof Instance>;
