import type { demoCovers } from '@setu/contracts';
import { coverSvg } from '@setu/ui/kolam';
import { letterOutlines } from './letter-outlines';

/** Space between two letters, px, as in covers within a page. */
const letterSpacing = 1;

/** Letters as paths around the point 0 0, the baseline there. */
const drawLetters = (letters: string, size: number): string => {
  const scale = size / 1000;
  const outlines = [...letters].map((letter) => {
    const outline = letterOutlines[letter];
    if (!outline) throw new Error(`${letter} has no outline in letter-outlines.ts`);
    return { path: outline.path, width: outline.advance * scale + letterSpacing };
  });
  let x = -outlines.reduce((sum, { width }) => sum + width, 0) / 2;
  return outlines
    .map(({ path, width }) => {
      const drawn = `<path transform="translate(${x.toFixed(1)} 0) scale(${scale})" d="${path}"/>`;
      x += width;
      return drawn;
    })
    .join('');
};

/** A cover as a file. It cannot use the font of a page, so its letters are paths. */
export const coverFile = ({
  brandName,
  businessCategory,
}: Pick<(typeof demoCovers)[number], 'brandName' | 'businessCategory'>): string =>
  coverSvg({ name: brandName, category: businessCategory, title: `${brandName} cover`, drawLetters });
