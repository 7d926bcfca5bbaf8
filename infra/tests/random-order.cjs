const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Calls in a file that build or start something. */
const slowCalls = /\b(startPlatform|startTestPlatform|buildVariant|makeTempCheckout)\(/;

/**
 * Runs the files in an order that follows from SEED, which is random and printed unless it is set: files must not depend on what
 * other files leave behind. `SEED=19 npm run test:e2e` repeats an order. The slowest files are in its first half, so that
 * concurrent runs end at about the same time.
 */
module.exports = class RandomOrder extends Sequencer {
  sort(tests) {
    const seed = process.env.SEED || String(Date.now() % 100_000);
    process.stdout.write(`The order of the files follows from SEED=${seed}\n`);
    const placeOf = (path) => {
      const random = createHash('sha256').update(seed + path.split('/').at(-1));
      return random.digest().readUInt32BE() / (slowCalls.test(readFileSync(path, 'utf8')) ? 2 : 1);
    };
    const places = new Map(tests.map(({ path }) => [path, placeOf(path)]));
    return [...tests].sort((a, b) => places.get(a.path) - places.get(b.path));
  }
};
