import { z } from 'zod';
import { ReleaseEndpoint, ReleaseVersion } from './release';

/** Subject on which services tell gateways where they answer, again and again, and that they are about to stop. */
export const instancesSubject = 'platform.instances';
/** Subject on which a gateway that just came asks all services to tell it now. */
export const askInstancesSubject = 'platform.ask-instances';

/** One running process of a service, as it announces itself. */
export const Instance = z.object({
  service: z.string(),
  /** The release it runs; null when it was started without one, as from sources. */
  version: ReleaseVersion.nullable(),
  /** Made anew at each start. */
  id: z.guid(),
  /** Where gateways reach it, without a slash at the end. */
  url: z.url({ protocol: /^https?$/ }),
  /** `draining`: it ends what it has in hand and wants no new calls. */
  state: z.enum(['ready', 'draining']),
  endpoints: z.array(ReleaseEndpoint),
});
export type Instance = z.output<typeof Instance>;
