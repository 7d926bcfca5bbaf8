import type { AccountKind } from '@setu/mfe-kit';

/** How the session of the browser differs from the one that the page was made for. */
export interface AccountChange {
  kind: AccountKind;
  change: 'logged-in' | 'logged-out' | 'other-account';
}

let current: AccountChange | null = null;
let isDismissed = false;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** What people have to know; null when there is nothing, or they have dismissed it. */
export const accountChange = (): AccountChange | null => (isDismissed ? null : current);

/** Whether a session differs, also when that was dismissed. */
export const hasAccountChange = (kind: AccountKind): boolean => current?.kind === kind;

export const subscribeToAccountChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows a change until it is over. One that was dismissed is not shown again. */
export const showAccountChange = (next: AccountChange): void => {
  if (current?.kind === next.kind && current.change === next.change) return;
  current = next;
  isDismissed = false;
  notify();
};

/** To be called when a session is again the one that the page was made for. */
export const endAccountChange = (kind: AccountKind): void => {
  if (current?.kind !== kind) return;
  current = null;
  notify();
};

export const dismissAccountChange = (): void => {
  isDismissed = true;
  notify();
};
