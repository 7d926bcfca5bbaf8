import { join } from 'node:path';

/** Folder of the files that the service reads at run time; in the same folder as this file and as the bundle. */
export const assetsFolder = (): string => join(__dirname, 'assets');

/** Path of the worker that prints brochures, without its file extension. It is next to this file and next to the bundle. */
export const brochureWorker = (): string => join(__dirname, 'brochure.worker');

/** Path of the worker that draws the pictures of shared links, without its file extension. */
export const sharePictureWorker = (): string => join(__dirname, 'share-picture.worker');
