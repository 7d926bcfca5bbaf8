import { testPhoneConfirmation } from '@setu/marketplace/testing/pact';
import { pactWith } from './pact-with';

testPhoneConfirmation({ pact: pactWith('identity') });
