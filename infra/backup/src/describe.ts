import type { Manifest } from './archive/manifest';
import { megabytes } from './run-command';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Describes what a backup holds: `58 tables with 1,024 rows (3.1 MB), 812 files (20.4 MB)`. */
export const describeContents = ({ tables, files }: Manifest): string =>
  `${tables.length} tables with ${sum(tables.map(({ rows }) => rows)).toLocaleString('en')} rows ` +
  `(${megabytes(sum(tables.map(({ bytes }) => bytes)))}), ${files.length} files (${megabytes(sum(files.map(({ bytes }) => bytes)))})`;
