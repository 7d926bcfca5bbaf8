import { serveJobs } from '@setu/service-kit/worker';
import { drawSharePicture } from './franchises/share-picture/draw-share-picture';

export const runJob = serveJobs(drawSharePicture);
