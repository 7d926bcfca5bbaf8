export { openBrowser } from './page-kit';
export { requestChain } from './request-chain';
