export { PactBrokerEnvironment, ReleaseEnvironment } from './release-environment';
