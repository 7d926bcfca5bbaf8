export { forgetBuild } from './build-record';
export { type Builds, buildWorkspaces, scriptEnvironment, startBuilds } from './build-workspaces';
