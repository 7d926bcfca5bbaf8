export { fetchRelease } from './fetch-release';
export { parseJson } from './parse-json';
export { publishFolder, readBuild } from './publish-folder';
export {
  assertReachable,
  makeRegistryClient,
  type RegistryClient,
  RegistryError,
  UnreachableError,
} from './registry-client';
