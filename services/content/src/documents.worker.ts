import { serveJobs } from '@setu/service-kit/worker';
import { checkDocument } from './uploads/checking/check-document';

export const runJob = serveJobs(checkDocument);
