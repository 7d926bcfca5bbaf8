export { openBrowser } from './browser/page-kit';
export { requestChain } from './browser/request-chain';
export { demoPassword } from './visitors/api-client';
