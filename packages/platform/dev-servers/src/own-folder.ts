import { findRoot, packageFolder } from '@setu/build-kit';

/** The folder of this package. A bundle that holds its code is elsewhere, so it is found as npm installed it. */
export const ownFolder = (): string => packageFolder('@setu/dev-servers', findRoot());
