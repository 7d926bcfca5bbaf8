export { allPublished } from './events/all-published';
export { describeProjection, type Projection } from './events/projection-checks';
export { envelopeOf, publishEvent, publishTogether } from './events/publish';
export { eventually } from './eventually';
export { fillDisk } from './fill-disk';
export { makeEventLike } from './pact/event-like';
export { type PactFile, pactsFor } from './pact/pact-files';
export { addCallerStates, makePactWorld, type StateKit } from './pact/pact-world';
export { verifyPact } from './pact/verify-pact';
export { bundleProgram } from './programs/bundle-program';
export { withClockAhead } from './programs/other-clock';
export { runProgram } from './programs/run-program';
export { readBy } from './rows-read';
export { asAdministrator } from './servers/administrator';
export { startNatsWithUser } from './servers/broker-users';
export { createTestDatabase, ensureTemplate, type TestDatabase } from './servers/database';
export { type FreezingProxy, startFreezingProxy } from './servers/freezing-proxy';
export { startTestPooler, type TestPooler } from './servers/pooler';
export { startSupervisedBroker } from './servers/supervised-broker';
export { useTemporaryFilesInMemory } from './servers/temporary-files';
export { startTestApp, type TestApp } from './service/app';
export { checkBrokerPermissions, expectNoRights, expectOwnInbox } from './service/broker-permissions';
export { type Callers, makeCallers, someone, type TestUser } from './service/callers';
export { ownDataOf } from './service/own-data';
export { makeReadsFrom } from './service/reads-from';
export { served } from './service/served';
export {
  patientDatabase,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestReply,
  type TestService,
} from './service/service';
export { type ServiceAlone, setUpServiceAlone, startServiceAlone } from './service/service-alone';
export { observeSweeps, runSweeps } from './service/sweeps';
export { describeTextFields } from './service/text-checks';
export { stopClock } from './stop-clock';
export { type CollectedSpan, startTestCollector, type TestCollector } from './tracing/collector';
