const asyncHooks = require('node:async_hooks');

/** The storages that were used since the last call of `endContexts`. */
const used = new Set();

class Storage extends asyncHooks.AsyncLocalStorage {
  run(...given) {
    used.add(this);
    return super.run(...given);
  }

  enterWith(store) {
    used.add(this);
    super.enterWith(store);
  }
}
asyncHooks.AsyncLocalStorage = Storage;

/**
 * Switches off the storages that the last test file used; a storage that is used again switches itself on. Jest makes one for each file, and each
 * service that a test starts makes one. Before Node 24, each new promise of a process is passed to all of them.
 */
exports.endContexts = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
