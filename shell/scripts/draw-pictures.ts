import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { logoSvg } from '@setu/ui/kolam';
import { tokenValues } from '@setu/ui/tokens';
import { type Font, openSync } from 'fontkit';
import { icoFile } from './ico-file';
import { sharePictureSvg } from './share-picture';

/**
 * Draws the icons and the picture of shared links into public/. Run it when the mark or the tagline has changed: tsx
 * scripts/draw-pictures.ts
 */
const publicFolder = join(import.meta.dirname, '../public');
const fontsFolder = join(import.meta.dirname, '../../packages/platform/ui/fonts');

const pngOf = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();

const save = (name: string, file: Buffer) => {
  writeFileSync(join(publicFolder, name), file);
  process.stdout.write(`${name} ${(file.length / 1000).toFixed(1)} kB\n`);
};

/**
 * The mark on a full square: systems apply their own mask.
 * @param scale width of the mark as a share of the icon's; a mask may cut off everything beyond 80 %
 */
const markOnGround = (scale: number) => {
  const inset = (32 * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${tokenValues.color.peacock}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${logoSvg()}</g></svg>`;
};

const fontOf = (file: string): Font => {
  const font = openSync(join(fontsFolder, file));
  if (!('layout' in font)) throw new Error(`${file} is no single font`);
  return font;
};

save('favicon.ico', icoFile([16, 32, 48].map((size) => ({ size, png: pngOf(logoSvg(), size) }))));
save('apple-touch-icon.png', pngOf(markOnGround(0.9), 180));
for (const size of [192, 512]) save(`icon-${size}.png`, pngOf(logoSvg(), size));
save('icon-maskable-512.png', pngOf(markOnGround(0.7), 512));
save('share.png', pngOf(sharePictureSvg(fontOf('fraunces.woff2'), fontOf('inter.woff2')), 1200));
