import { fileURLToPath } from 'node:url';
import type { LoaderContext } from '@rspack/core';

const ownRuntime = fileURLToPath(new URL('../../federation/start-federation.ts', import.meta.url));

/**
 * Rspack's loader for the module with which a build starts its federation: replaces the compiler's runtime by the platform's.
 * @throws Error when the module differs from what our version of the compiler writes
 */
export default function ownFederation(this: LoaderContext, source: string): string {
  const name = /__module_federation_container_name__\s*=\s*("[^"]*")/.exec(source)?.[1];
  if (!name) throw new Error('The federation code of the compiler names no container; see ADR 0001');
  return `import { startFederation } from ${JSON.stringify(ownRuntime)}; startFederation(__webpack_require__, ${name});`;
}
