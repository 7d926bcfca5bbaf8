export { startTestApp, type TestApp } from './app';
export { type Callers, makeCallers, someone, type TestUser } from './callers';
export { type Copy, describeCopy } from './copy-checks';
export { createTestDatabase, ensureTemplate, type TestDatabase } from './database';
export { eventually } from './eventually';
export { makeFactLike } from './fact-like';
export { type FreezingProxy, startFreezingProxy } from './freezing-proxy';
export { type PactFile, pactsFor } from './pact-files';
export { envelopeOf, publishEvent } from './publish';
export { makeReadsFrom } from './reads-from';
export {
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestReply,
  type TestService,
} from './service';
export { type ServiceAlone, startServiceAlone } from './service-alone';
export { startSupervisedBroker } from './supervised-broker';
export { describeTextFields } from './text-checks';
export { type PactWorld, verifyPact } from './verify-pact';
