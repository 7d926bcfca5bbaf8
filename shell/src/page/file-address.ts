import { type BootRemote, releaseBase } from '@setu/protocol';

/** Absolute address of a file of a remote. */
export const fileAddress = (remote: BootRemote, path: string): string =>
  new URL((remote.base ?? releaseBase(remote)) + path, location.origin).href;
