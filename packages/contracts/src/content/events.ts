import { event } from '@setu/protocol';
import { z } from 'zod';

/** The event does not contain the texts, so consumers must read them again. */
const Changed = z.object({ changedAt: z.iso.datetime() });

/** An administrator added, changed, deleted or restored an entry of the site copy. Its aggregate is the site copy as a whole. */
export const siteCopyChangedV1 = event('content', 'site-copy-changed', 1, Changed);
/** An administrator changed the name or description of the site. */
export const siteSettingsChangedV1 = event('content', 'site-settings-changed', 1, Changed);
