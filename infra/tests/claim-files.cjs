const { mkdirSync } = require('node:fs');
const { basename, join } = require('node:path');
const { default: Runner } = require('jest-runner');

/**
 * Runs the files that no other run has claimed in the folder TEST_CLAIMS, one after the other. Concurrent runs then share the files of
 * a level and end at about the same time. Without that folder it runs all files.
 */
module.exports = class ClaimFiles extends Runner {
  async runTests(tests, watcher, options) {
    for (const test of tests) if (this.#claim(test.path)) await super.runTests([test], watcher, options);
  }

  #claim(path) {
    const folder = process.env.TEST_CLAIMS;
    if (!folder) return true;
    try {
      mkdirSync(join(folder, basename(path)));
      return true;
    } catch (error) {
      if (error.code === 'EEXIST') return false;
      throw error;
    }
  }
};
