const { createHash } = require('node:crypto');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Runs the files in an order that follows from SEED, which is random and printed unless it is set: what one file leaves
 * on the platform must not matter to another. `SEED=19 npm run test:e2e` repeats an order.
 */
module.exports = class RandomOrder extends Sequencer {
  sort(tests) {
    const seed = process.env.SEED || String(Date.now() % 100_000);
    process.stdout.write(`The order of the files follows from SEED=${seed}\n`);
    const placeOf = ({ path }) =>
      createHash('sha256')
        .update(seed + path.split('/').at(-1))
        .digest('hex');
    return [...tests].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  }
};
