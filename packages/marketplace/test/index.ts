export { aFranchise, anInquiry, aUser } from './builders';
export { type Answerer, startServer } from './http-server';
export { knownFranchise, makeMarketplaceLikes } from './likes';
