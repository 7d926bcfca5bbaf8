export { demoPassword } from './api-client';
export { openBrowser } from './page-kit';
export { requestChain } from './request-chain';
