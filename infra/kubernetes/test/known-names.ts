import { type Setting, settingsOf } from '@setu/service-kit/settings';
import { servers } from '@setu/settings';

const settingsIn = (deployable: string): Setting[] =>
  servers.filter(({ name }) => name === deployable).flatMap(({ schemas }) => schemas.flatMap(settingsOf));

/** Names of the environment variables that a deployable reads. */
export const knownNames = (deployable: string): ReadonlySet<string> =>
  new Set(settingsIn(deployable).map(({ name }) => name));

/** Names of the environment variables that a deployable may get as files. */
export const fileNames = (deployable: string): ReadonlySet<string> =>
  new Set(
    settingsIn(deployable)
      .filter(({ mayBeFile }) => mayBeFile)
      .map(({ name }) => name),
  );
