/**
 * Flags for a Node process that waits most of the time: V8 gets 4 MB rather than 16 for short-lived objects, and one helper thread, so that
 * it returns memory after a burst. `--optimize-for-size` would save little more, and doubled the processor time of a list of franchises.
 */
export const smallNode = ['--max-semi-space-size=4', '--v8-pool-size=1'];
