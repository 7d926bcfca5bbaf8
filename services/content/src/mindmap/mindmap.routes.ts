import { downloadMindmap, product } from '@setu/contracts';
import { RawReply, type Route, route } from '@setu/service-kit';
import { mindmapPdf } from './mindmap-pdf';
import { once } from './once';

/** The PDF is the same until the next release: made at the first request, kept from then on. */
export const mindmapRoutes = (): Route[] => {
  const pdf = once(mindmapPdf);
  return [
    route(downloadMindmap, async () => {
      return new RawReply(await pdf(), {
        status: 200,
        contentType: 'application/pdf',
        headers: {
          'content-disposition': `inline; filename="${product.slug}-mindmap.pdf"`,
          'cache-control': 'public, max-age=3600',
        },
      });
    }),
  ];
};
