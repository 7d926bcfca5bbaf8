import { downloadMindmap, product } from '@setu/contracts';
import { RawReply, type Route, route } from '@setu/service-kit';
import { once } from './once';

interface Deps {
  drawMindmap: () => Promise<Buffer>;
}

/** The PDF changes only with a release, so it is created once, at the first request. */
export const mindmapRoutes = ({ drawMindmap }: Deps): Route[] => {
  const pdf = once(drawMindmap);
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
