import { act, renderHook } from '@testing-library/react';
import { useTypedText } from './use-typed-text';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const box = (value: string) => {
  const commit = jest.fn();
  const hook = renderHook(({ value }) => useTypedText(value, commit), { initialProps: { value } });
  return { ...hook, commit };
};

test('a value that is changed elsewhere is shown', () => {
  const { result, rerender } = box('idli');
  rerender({ value: '' });
  expect(result.current.text).toBe('');
});

test('text that is being typed stays when the value changes elsewhere, and takes effect', () => {
  const { result, rerender, commit } = box('idli');
  act(() => result.current.type('chai'));
  rerender({ value: '' });
  expect(result.current.text).toBe('chai');
  act(() => void jest.advanceTimersByTime(300));
  expect(commit.mock.calls).toEqual([['chai']]);
});

test('text that is settled before the pause takes effect at once, and only once', () => {
  const { result, commit } = box('');
  act(() => result.current.settle());
  expect(commit).not.toHaveBeenCalled();
  act(() => result.current.type('chai'));
  act(() => result.current.settle());
  act(() => result.current.settle());
  act(() => void jest.advanceTimersByTime(300));
  expect(commit.mock.calls).toEqual([['chai']]);
});

test('a space after a word stays although the address drops it', () => {
  const { result, rerender } = box('');
  act(() => result.current.type('new '));
  act(() => void jest.advanceTimersByTime(300));
  rerender({ value: 'new' });
  expect(result.current.text).toBe('new ');
});

test('text that was typed just before the unmount takes effect unless the user has navigated', () => {
  const staying = box('');
  act(() => staying.result.current.type('idli'));
  staying.unmount();
  expect(staying.commit.mock.calls).toEqual([['idli']]);

  const leaving = box('');
  act(() => leaving.result.current.type('dosa'));
  const before = location.href;
  history.pushState(null, '', '/elsewhere');
  leaving.unmount();
  history.replaceState(null, '', before);
  act(() => void jest.advanceTimersByTime(300));
  expect(leaving.commit.mock.calls).toEqual([]);
});
