import { runPlatform } from '../platform/run-platform';

/** Starts the platform; each test file launches the browsers that it needs. */
export default runPlatform;
