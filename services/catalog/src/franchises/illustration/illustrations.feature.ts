import { getIllustration } from '@setu/contracts';
import { feature, NotFoundError, RawReply, route } from '@setu/service-kit';
import { drawIllustration, variantCount } from './draw-illustration';
import { isMotif } from './drawings/drawings';

/** A drawing changes only together with its address. */
const caching = 'public, max-age=31536000, immutable';

/** The number of remembered drawings of 5 kB each. Drawing one takes 2 ms. */
const mostRemembered = 500;

/** The illustrations that listings without photographs have. */
export const illustrations = feature({
  name: 'illustrations',
  build: () => {
    const drawn = new Map<string, string>();
    const drawOnce = (key: string, draw: () => string): string => {
      const svg = drawn.get(key) ?? draw();
      drawn.delete(key);
      drawn.set(key, svg);
      const [oldest] = drawn.keys();
      if (drawn.size > mostRemembered && oldest !== undefined) drawn.delete(oldest);
      return svg;
    };
    return {
      routes: [
        route(getIllustration, async ({ category, motif, variant }) => {
          if (!isMotif(motif) || variant >= variantCount) throw new NotFoundError('illustration_not_found');
          const svg = drawOnce(`${category} ${motif} ${variant}`, () =>
            drawIllustration({ category, motif, variant }),
          );
          return new RawReply(Buffer.from(svg), {
            status: 200,
            contentType: 'image/svg+xml',
            headers: { 'cache-control': caching },
          });
        }),
      ],
    };
  },
});
