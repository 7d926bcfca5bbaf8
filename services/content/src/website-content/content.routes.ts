import {
  createContent,
  deleteContent,
  listContent,
  listPublicContent,
  restoreContent,
  updateContent,
} from '@setu/contracts';
import { type Route, route } from '@setu/service-kit';
import { ContentModel } from './content.model';
import { presentContent, presentPublicContent } from './content.presenter';
import type { ContentDeps } from './content-deps';
import { makeCreateContent } from './create-content';
import { makeDeleteContent } from './delete-content';
import { makeRestoreContent } from './restore-content';
import { makeUpdateContent } from './update-content';

/** Maximum number of entries in a reply. A site has a few dozen. */
const maxEntries = 500;

export const contentRoutes = (deps: ContentDeps): Route[] => {
  const create = makeCreateContent(deps);
  const update = makeUpdateContent(deps);
  const remove = makeDeleteContent(deps);
  const restore = makeRestoreContent(deps);
  const listed = () => ContentModel.query(deps.db).modify('listed').limit(maxEntries);
  return [
    route(listPublicContent, async ({ section }) =>
      (await listed().where({ is_active: true, ...(section ? { section } : {}) })).map(presentPublicContent),
    ),
    route(listContent, async () => (await listed()).map(presentContent)),
    route(createContent, async (input, actor) => presentContent(await create(input, actor))),
    route(updateContent, async (input, actor) => presentContent(await update(input, actor))),
    route(deleteContent, async ({ id }, actor) => presentContent(await remove(id, actor))),
    route(restoreContent, async ({ id }, actor) => presentContent(await restore(id, actor))),
  ];
};
