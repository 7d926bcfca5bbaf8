import { uiTiming } from '../theme/ui-timing';
import { currentToasts, dismissToast, subscribeToasts, toast } from './toast-store';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  dismissToast();
  jest.advanceTimersByTime(uiTiming.toastRemoveDelay);
  jest.useRealTimers();
});

describe('the toast store', () => {
  it('the store shows only the newest message', () => {
    toast({ title: 'First' });
    toast({ title: 'Second', variant: 'danger' });
    expect(currentToasts()).toMatchObject([{ title: 'Second', variant: 'danger', isOpen: true }]);
  });

  it('the store closes a dismissed message at once and removes it 1,000,000 ms later', () => {
    const id = toast({ title: 'Success' });
    dismissToast(id);
    expect(currentToasts()).toMatchObject([{ id, isOpen: false }]);
    jest.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
  });

  it('the store clears the timer of a replaced message', () => {
    dismissToast(toast({ title: 'First' }));
    toast({ title: 'Second' });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('the store dismisses a message only once', () => {
    const id = toast({ title: 'Success' });
    dismissToast(id);
    dismissToast(id);
    expect(jest.getTimerCount()).toBe(1);
  });

  it('the store notifies listeners until they unsubscribe, and returns the same array between changes', () => {
    const listener = jest.fn();
    const leave = subscribeToasts(listener);
    toast({ title: 'Success' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(currentToasts()).toBe(currentToasts());
    leave();
    toast({ title: 'Again' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
