export { fetchRelease } from './fetch-release';
export { parseJson } from './parse-json';
export { publishFolder, readBuild } from './publish-folder';
export {
  assertReachable,
  isRegistryAway,
  makeRegistryClient,
  type RegistryClient,
  RegistryError,
  UnreachableError,
} from './registry-client';
