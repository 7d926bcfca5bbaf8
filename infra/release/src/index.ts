export { publishFolder, readBuild } from './publish-folder';
export { makeRegistryClient, type RegistryClient, RegistryError } from './registry-client';
