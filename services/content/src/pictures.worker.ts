import { serveJobs } from '@setu/service-kit/worker';
import { makePictures } from './uploads/making/make-pictures';

export const runJob = serveJobs(makePictures);
