export { aFranchise, aFranchiseeReview, anInquiry, aProperty, aRequirement, aUser } from './builders';
export { type Answerer, startServer } from './http-server';
export { knownFranchise, makeMarketplaceLikes } from './likes';
