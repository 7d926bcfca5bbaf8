interface CommitHook {
  supportsFiber: boolean;
  inject: (renderer: unknown) => number;
  onCommitFiberRoot: (...args: unknown[]) => void;
}

const hookName = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/**
 * Calls `listener` after each commit of React, by the hook that React offers to developer tools: there is no other way
 * to see renders of a screen from outside of it in a production build. React looks for it once, when it is loaded.
 */
export const onEachCommit = (listener: () => void): void => {
  const found: CommitHook | undefined = Reflect.get(window, hookName);
  const hook: CommitHook = found ?? { supportsFiber: true, inject: () => 1, onCommitFiberRoot: () => {} };
  const others = hook.onCommitFiberRoot;
  hook.onCommitFiberRoot = function (this: unknown, ...args) {
    others?.apply(this, args);
    listener();
  };
  if (!found) Reflect.set(window, hookName, hook);
};
