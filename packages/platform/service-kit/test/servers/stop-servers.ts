import { takeTeardown } from './test-servers';

/** Jest global tear-down: stops what the global set-up started and removes its folder. */
export default async function stopServers(): Promise<void> {
  await takeTeardown()?.();
}
