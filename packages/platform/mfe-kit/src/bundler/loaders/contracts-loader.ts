import type { LoaderContext } from '@rspack/core';
import { type Part, splitModule } from './split-module';

/** Parts by source. Cached, because all front ends that one process builds compile the same modules of contracts. */
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
