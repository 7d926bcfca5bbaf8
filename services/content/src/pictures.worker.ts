import { serveJobs } from '@setu/service-kit/worker';
import { makePictures } from './uploads/make-pictures';

export const runJob = serveJobs(makePictures);
