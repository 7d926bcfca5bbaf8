import { demoFranchiseId } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { demoFranchises } from './demo-franchises';

/**
 * Covers of earlier demos were drawn as files of this site. The files are gone: a franchise without a photograph shows the drawing that is
 * chosen by its words. Photographs that somebody added stay.
 */
export const makeForgetDrawnCovers =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (): Promise<void> => {
    await db.raw(
      `update franchise_opportunities
       set images = array(
         select image from unnest(images) with ordinality as shown (image, place)
         where image not like '/covers/%' order by place)
       where id = any(?) and exists (select from unnest(images) as image where image like '/covers/%')`,
      [demoFranchises.map(({ n }) => demoFranchiseId(n))],
    );
  };
