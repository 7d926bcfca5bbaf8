import type { LoaderContext } from '@rspack/core';
import { type Part, splitModule } from './split-module';

/** Rspack's loader for modules of contracts in browser builds: splits off what needs zod, see `splitModule`. */
export default function splitContracts(this: LoaderContext, source: string): void {
  const done = this.async();
  const part = this.resourceQuery === '' ? null : (this.resourceQuery.slice(1) as Part);
  splitModule(source, this.resourcePath, part).then(
    (code) => done(null, code),
    (error: Error) => done(error),
  );
}
