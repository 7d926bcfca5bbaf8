import { serveJobs } from '@setu/service-kit/worker';
import { printBrochure } from './print-brochure';

export const runJob = serveJobs(printBrochure);
