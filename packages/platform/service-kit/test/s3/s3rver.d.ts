/** An S3-compatible server in a process of Node's; it comes without types. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
  export = S3rver;
}
