import { type FoundEngine, launchEngine } from './find-engines';
import type { Engine } from './tab';

const engines: readonly FoundEngine[] = JSON.parse(process.env.TEST_ENGINES ?? '[]');

/**
 * Declares tests for each engine of this run, one engine after the other.
 * @param declare gets a function that returns the engine while its tests run
 */
export const describeEachEngine = (declare: (engine: () => Engine) => void): void => {
  if (engines.length === 0) throw new Error('Run these tests by npm run test:browsers.');
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
