import type { Actor, Client, ServiceDeps } from '@setu/service-kit';
import { Franchise } from '../franchise.model';
import { assertMaySee } from '../franchise.policy';
import type { SharePictureDrawer } from './draw-off-thread';
import { sharePictureOf } from './share-picture';

type Deps = Pick<ServiceDeps, 'db'> & Pick<SharePictureDrawer, 'drawSharePicture'>;

interface Result {
  png: Buffer;
  /** Whether the public may see it. */
  isPublic: boolean;
}

/** The picture that messengers show for a shared listing. */
export const makeGetSharePicture =
  ({ db, drawSharePicture }: Deps) =>
  async (id: string, actor: Actor, { gone }: Pick<Client, 'gone'>): Promise<Result> => {
    const franchise = await Franchise.query(db).findById(id);
    assertMaySee(actor, franchise);
    return { png: await drawSharePicture(sharePictureOf(franchise), gone), isPublic: franchise.isListed };
  };
