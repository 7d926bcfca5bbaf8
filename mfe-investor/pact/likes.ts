import { Matchers } from '@pact-foundation/pact';
import { makeMarketplaceLikes } from '@setu/marketplace/testing';
import { makeReplyLikes } from '@setu/mfe-kit/testing/pact';

const replies = makeReplyLikes(Matchers);
export const { instant, total, problemHeaders, problemLike } = replies;
export const { franchiseLike, inquiryLike, messageLike } = makeMarketplaceLikes(Matchers, replies);
