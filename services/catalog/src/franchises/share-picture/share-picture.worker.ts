import { serveJobs } from '@setu/service-kit/worker';
import { drawSharePicture } from './draw-share-picture';

export const runJob = serveJobs(drawSharePicture);
