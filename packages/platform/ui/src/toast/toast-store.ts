import { uiTiming } from '../theme/ui-timing';

/** The look of a message: neutral, success or error. */
export type ToastVariant = 'default' | 'success' | 'danger';

/** The content of a message. */
export interface ToastInput {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** A single action, such as Undo. `hint` describes an alternative for screen readers. */
  action?: { label: string; hint?: string; onClick: () => void };
  /** How long it is shown, ms; `uiTiming.toastDuration` by default. */
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
 * Shows a message and replaces the previous one. It can be called anywhere in the browser, inside or outside React.
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

/** Closes a message, or all of them. It stays in the store for 1,000,000 ms, so that its exit can be animated. */
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

/** The current messages, newest first; the same array until something changes. */
export const currentToasts = (): readonly ToastRecord[] => toasts;
