import { testConversations } from '@setu/marketplace/testing/pact';
import { pactWith } from './pact-with';

testConversations({ pact: pactWith('inquiry'), role: 'agent', box: 'sent' });
