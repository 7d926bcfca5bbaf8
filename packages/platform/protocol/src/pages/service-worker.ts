/** Address of the only service worker of the site: one of the shell's public files. */
export const serviceWorkerPath = '/service-worker.js';
