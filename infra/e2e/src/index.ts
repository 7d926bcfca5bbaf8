export { openBrowser } from './browser/page-kit';
export { type RequestChain, requestChain } from './browser/request-chain';
export { shopFront } from './pictures/shop-front';
export { startSecondGateway } from './platform/second-gateway';
export { demoPassword } from './visitors/api-client';
