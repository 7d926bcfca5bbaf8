import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '@setu/contracts';
import { mindmapSvg } from '@setu/marketplace/mindmap';

/** Writes the platform overview as the file that the page offers for download. */
const file = join(import.meta.dirname, '..', 'public', `${product.slug}-mindmap.svg`);
writeFileSync(file, `${mindmapSvg()}\n`);
process.stdout.write(`${file}\n`);
