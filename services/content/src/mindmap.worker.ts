import { serveJobs } from '@setu/service-kit/worker';
import { mindmapPdf } from './mindmap/mindmap-pdf';

serveJobs(mindmapPdf);
