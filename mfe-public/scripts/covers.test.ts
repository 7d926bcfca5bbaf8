import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCovers } from '@setu/contracts';
import { coverFile } from './cover-file';

it.each(demoCovers)(
  '$path exists, equals the present drawing, and needs no font for its letters',
  (cover) => {
    const file = readFileSync(join(__dirname, '../public', cover.path), 'utf8');
    expect(file).toBe(coverFile(cover));
    expect(file).not.toContain('<text');
  },
);
