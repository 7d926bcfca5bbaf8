import type { Actor, Client, ServiceDeps } from '@setu/service-kit';
import { Franchise } from '../franchise.model';
import { assertMaySee } from '../franchise.policy';
import type { SharePictures } from './make-share-pictures';
import { sharePictureOf } from './share-picture';

export interface SharePictureDeps extends Pick<ServiceDeps, 'db'> {
  drawSharePicture: SharePictures['draw'];
}

interface Result {
  png: Buffer;
  /** Whether the public may see it. */
  isPublic: boolean;
}

/** The picture that messengers show of a shared listing. */
export const makeGetSharePicture =
  ({ db, drawSharePicture }: SharePictureDeps) =>
  async (id: string, actor: Actor, { gone }: Pick<Client, 'gone'>): Promise<Result> => {
    const franchise = await Franchise.query(db).findById(id);
    assertMaySee(actor, franchise);
    return { png: await drawSharePicture(sharePictureOf(franchise), gone), isPublic: franchise.isListed };
  };
