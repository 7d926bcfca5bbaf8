import { serveJobs } from '@setu/service-kit/worker';
import { mindmapPdf } from './mindmap-pdf';

export const runJob = serveJobs(mindmapPdf);
