import { getFranchisePicture } from '@setu/contracts';
import { feature, RawReply, route } from '@setu/service-kit';
import { makeDrawOffThread } from './draw-off-thread';
import { makeGetSharePicture } from './get-share-picture';

/** Short, because a franchise that was hidden or deactivated must not stay in caches. */
const pictureCaching = 'public, max-age=60';

/** The picture that messengers show for a shared franchise. @param fontsFolder folder of the font files */
export const makeSharePictures = (fontsFolder: () => string) =>
  feature({
    name: 'share-pictures',
    build: ({ db }) => {
      const { drawSharePicture, stop } = makeDrawOffThread(fontsFolder());
      const getSharePicture = makeGetSharePicture({ db, drawSharePicture });
      return {
        routes: [
          route(getFranchisePicture, async ({ id }, actor, client) => {
            const { png, isPublic } = await getSharePicture(id, actor, client);
            return new RawReply(png, {
              status: 200,
              contentType: 'image/png',
              headers: { 'cache-control': isPublic ? pictureCaching : 'no-store' },
            });
          }),
        ],
        stop,
      };
    },
  });
