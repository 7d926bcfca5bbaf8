import { type ComponentType, lazy } from 'react';

/** A component whose code comes when it is first shown, such as a dialog: put it in a `Suspense`. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
