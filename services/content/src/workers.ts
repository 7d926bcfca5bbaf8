import { join } from 'node:path';

/** Path of the worker that draws the mind map, without its file extension. It is next to this file, and next to the bundle. */
export const mindmapWorker = (): string => join(__dirname, 'mindmap.worker');
