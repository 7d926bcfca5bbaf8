import { join } from 'node:path';

/** Path of the worker that draws the mind map, without its file extension. It is next to this file, and next to the bundle. */
export const mindmapWorker = (): string => join(__dirname, 'mindmap.worker');

/** The same of the worker that makes the sizes of an uploaded picture. */
export const picturesWorker = (): string => join(__dirname, 'pictures.worker');

/** The same of the worker that checks an uploaded PDF. */
export const documentsWorker = (): string => join(__dirname, 'documents.worker');
