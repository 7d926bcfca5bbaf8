import { serveJobs } from '@setu/service-kit/worker';
import { makePictures } from './make-pictures';

export const runJob = serveJobs(makePictures);
