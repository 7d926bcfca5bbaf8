import { findRoot, packageFolder } from '@setu/build-kit';

/** The folder of this package. It is resolved as an installed package, because its code may run from a bundle elsewhere. */
export const ownFolder = (): string => packageFolder('@setu/dev-servers', findRoot());
