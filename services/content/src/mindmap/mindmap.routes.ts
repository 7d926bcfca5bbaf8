import { downloadMindmap, product } from '@setu/contracts';
import { RawReply, type Route, route } from '@setu/service-kit';
import { mindmapPdf } from './mindmap-pdf';

/** The PDF is the same until the next release: made at the first request, kept from then on. */
export const mindmapRoutes = (): Route[] => {
  let pdf: Promise<Buffer> | null = null;
  return [
    route(downloadMindmap, async () => {
      pdf ??= mindmapPdf();
      return new RawReply(await pdf, {
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
