import { runPlatform } from '../platform/run-platform';

/** Starts the platform; each test file launches its browsers. */
export default runPlatform;
