export { fetchRelease } from './fetch-release';
export { publishFolder, readBuild } from './publish-folder';
export { makeRegistryClient, type RegistryClient, RegistryError, UnreachableError } from './registry-client';
export { PactBrokerEnvironment, ReleaseEnvironment } from './release-environment';
