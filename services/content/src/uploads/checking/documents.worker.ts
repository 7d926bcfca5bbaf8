import { serveJobs } from '@setu/service-kit/worker';
import { checkDocument } from './check-document';

export const runJob = serveJobs(checkDocument);
