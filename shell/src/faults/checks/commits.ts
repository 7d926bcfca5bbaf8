interface CommitHook {
  supportsFiber: boolean;
  inject: (renderer: unknown) => number;
  onCommitFiberRoot: (...args: unknown[]) => void;
}

const hookName = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/**
 * Calls `listener` after each commit of React, with the hook that React provides for its developer tools. There is no
 * other way to observe renders from outside a screen in a production build. React reads the hook once, when it is
 * loaded.
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
