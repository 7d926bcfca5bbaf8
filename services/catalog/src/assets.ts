import { join } from 'node:path';

/** Files that the service reads while it runs; beside this file, and beside the bundle that holds it. */
export const assetsFolder = (): string => join(__dirname, 'assets');

/** The worker that prints brochures, without its ending; beside the same files. */
export const brochureWorker = (): string => join(__dirname, 'brochure.worker');

/** The worker that draws pictures of shared listings, likewise. */
export const sharePictureWorker = (): string => join(__dirname, 'share-picture.worker');
