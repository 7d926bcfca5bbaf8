import type { LoaderContext } from '@rspack/core';
import { type Part, splitModule } from './split-module';

/** Parts by source: the front ends of one process share the modules of contracts, and each compiles them for the browser. */
const splits = new Map<string, Promise<string>>();

/** Rspack's loader for modules of contracts in browser builds: splits off what needs zod, see `splitModule`. */
export default function splitContracts(this: LoaderContext, source: string): void {
  const done = this.async();
  const part = this.resourceQuery === '' ? null : (this.resourceQuery.slice(1) as Part);
  const key = [this.resource, source].join('\0');
  const split = splits.get(key) ?? splitModule(source, this.resourcePath, part);
  splits.set(key, split);
  split.then(
    (code) => done(null, code),
    (error: Error) => done(error),
  );
}
