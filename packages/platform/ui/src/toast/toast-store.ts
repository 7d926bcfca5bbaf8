import { uiTiming } from '../theme/ui-timing';

/** How a message looks: plain, good news, or something went wrong. */
export type ToastVariant = 'default' | 'success' | 'danger';

/** What to say. */
export interface ToastInput {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** A single action, such as Undo. `hint` tells screen readers another way to it. */
  action?: { label: string; hint?: string; onClick: () => void };
  /** How long it stays, ms; `uiTiming.toastDuration` unless said otherwise. */
  duration?: number;
}

/** A message with its state. */
export interface ToastRecord extends ToastInput {
  id: string;
  variant: ToastVariant;
  isOpen: boolean;
}

let toasts: readonly ToastRecord[] = [];
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

const publish = (next: readonly ToastRecord[]) => {
  for (const gone of toasts.filter(({ id }) => !next.some((kept) => kept.id === id))) {
    clearTimeout(removals.get(gone.id));
    removals.delete(gone.id);
  }
  toasts = next;
  for (const listener of listeners) listener();
};

/**
 * Shows a message, in the place of the one shown before; callable from anywhere in the browser, inside React or not.
 * @returns its id, for {@link dismissToast}
 * @example
 * toast({ title: 'Saved', description: 'Find it under Saved franchises.', variant: 'success' });
 */
export const toast = (input: ToastInput): string => {
  count += 1;
  const id = `toast-${count}`;
  const shown: ToastRecord = { variant: 'default', ...input, id, isOpen: true };
  publish([shown, ...toasts].slice(0, uiTiming.toastLimit));
  return id;
};

/** Closes a message, or all of them. It stays known for 1,000,000 ms so that it can leave gently. */
export const dismissToast = (id?: string): void => {
  const isMeant = (shown: ToastRecord) => shown.isOpen && (id === undefined || shown.id === id);
  for (const { id: closing } of toasts.filter(isMeant)) {
    const removal = setTimeout(
      () => publish(toasts.filter((shown) => shown.id !== closing)),
      uiTiming.toastRemoveDelay,
    );
    removals.set(closing, removal);
  }
  publish(toasts.map((shown) => (isMeant(shown) ? { ...shown, isOpen: false } : shown)));
};

/** Calls the listener after each change. @returns a function that unsubscribes it */
export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The messages now, newest first; the same array until something changes. */
export const currentToasts = (): readonly ToastRecord[] => toasts;
