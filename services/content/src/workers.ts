import { join } from 'node:path';

/** The worker that draws the mind map, without its ending; beside this file, and beside the bundle that holds it. */
export const mindmapWorker = (): string => join(__dirname, 'mindmap.worker');
