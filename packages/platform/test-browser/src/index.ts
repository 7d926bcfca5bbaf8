export { describeBrowser, findBrowser } from './find-browser';
export { launchBrowser } from './launch-browser';
