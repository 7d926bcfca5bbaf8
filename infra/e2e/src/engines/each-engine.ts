import { findEngines, launchEngine } from './find-engines';
import type { Engine } from './tab';

const engines = findEngines(process.env.PATH ?? '').found;

/**
 * Declares tests for each engine of this run, one engine after the other.
 * @param declare gets a function that returns the engine while its tests run
 */
export const describeEachEngine = (declare: (engine: () => Engine) => void): void => {
  if (engines.length === 0)
    throw new Error('No browser is on the PATH. npm run test:browsers says what to install.');
  describe.each(engines)('$name', (found) => {
    let launched: Engine | undefined;
    beforeAll(async () => {
      launched = await launchEngine(found);
    });
    afterEach(() => launched?.endPeople());
    afterAll(() => launched?.close());
    declare(() => {
      if (!launched) throw new Error(`${found.name} does not run`);
      return launched;
    });
  });
};
