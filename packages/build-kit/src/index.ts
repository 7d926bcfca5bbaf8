export { copyPacts } from './contracts';
export { describeBuild } from './describe-build';
export { hashInputs, inputFolders } from './inputs';
export type { Mode } from './mode';
export { inStaging, writeRelease } from './staging';
export { inputVersion } from './version';
export { watchInputs } from './watch-inputs';
export { findRoot, packageFolder, readPackageJson } from './workspace';
export { listWorkspaces, type Workspace } from './workspaces';
