import { serveJobs } from '@setu/service-kit/worker';
import { printBrochure } from './franchises/brochure/print-brochure';

export const runJob = serveJobs(printBrochure);
