import { testConversations } from '@setu/marketplace/testing/pact';
import { pactWith } from './pact-with';

testConversations({ pact: pactWith('inquiry'), role: 'brand', box: 'received' });
