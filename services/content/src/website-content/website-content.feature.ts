import { errorCatalogue, siteCopyChangedV1 } from '@setu/contracts';
import { AppError, feature, type ServiceDeps } from '@setu/service-kit';
import { contentRoutes } from './content.routes';
import type { ContentDeps } from './content-deps';

interface Needs {
  recordChangeOf: (kind: 'content', changed: typeof siteCopyChangedV1) => ContentDeps['recordChange'];
}

const keyTaken = new AppError(409, 'key_exists', undefined, {
  issues: [{ path: 'key', message: errorCatalogue.key_exists.sentence }],
});

/** Site copy, which pages read and administrators edit. */
export const websiteContent = feature({
  name: 'website-content',
  needs: { recordChangeOf: 'activity' },
  build: (deps: ServiceDeps & Needs) => ({
    routes: contentRoutes({ ...deps, recordChange: deps.recordChangeOf('content', siteCopyChangedV1) }),
    constraints: { website_content_key_taken: keyTaken },
  }),
});
