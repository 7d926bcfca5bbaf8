import type { AccountKind } from '@setu/mfe-kit';

/** How the browser's session differs from the session that the page was made for. */
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

/** The change to show; null when there is none, or it was dismissed. */
export const accountChange = (): AccountChange | null => (isDismissed ? null : current);

/** Whether a session differs, even if the notice was dismissed. */
export const hasAccountChange = (kind: AccountKind): boolean => current?.kind === kind;

export const subscribeToAccountChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows a change until it ends. A dismissed change is not shown again. */
export const showAccountChange = (next: AccountChange): void => {
  if (current?.kind === next.kind && current.change === next.change) return;
  current = next;
  isDismissed = false;
  notify();
};

/** Call it when the session again matches the page. */
export const endAccountChange = (kind: AccountKind): void => {
  if (current?.kind !== kind) return;
  current = null;
  notify();
};

export const dismissAccountChange = (): void => {
  isDismissed = true;
  notify();
};
