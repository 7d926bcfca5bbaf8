import { testMessageUploads, testPictureUploads } from '@setu/marketplace/testing/pact';
import { pactWith } from './pact-with';

const pact = pactWith('content');

testMessageUploads({ pact, role: 'agent' });
testPictureUploads({ pact, role: 'agent' });
