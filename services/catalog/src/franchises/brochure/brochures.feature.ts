import { downloadBrochure } from '@setu/contracts';
import { feature, RawReply, route } from '@setu/service-kit';
import { makeGetBrochure } from './get-brochure';
import { makePrintOffThread } from './print-off-thread';

/** The PDF of a franchise. @param fontsFolder folder of the font files */
export const makeBrochures = (fontsFolder: () => string) =>
  feature({
    name: 'brochures',
    build: ({ db }) => {
      const { printBrochure, stop } = makePrintOffThread(fontsFolder());
      const getBrochure = makeGetBrochure({ db, printBrochure });
      return {
        routes: [
          route(downloadBrochure, async ({ id }, actor, client) => {
            const brochure = await getBrochure(id, actor, client);
            return new RawReply(brochure.pdf, {
              status: 200,
              contentType: 'application/pdf',
              headers: { 'content-disposition': brochure.disposition },
            });
          }),
        ],
        stop,
      };
    },
  });
