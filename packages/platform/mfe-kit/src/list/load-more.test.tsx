import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { LoadMore } from './load-more';

function List() {
  const [pagesLeft, setPagesLeft] = useState(2);
  const fetchNextPage = (async () => setPagesLeft(pagesLeft - 1)) as never;
  return (
    <LoadMore
      pages={{
        hasNextPage: pagesLeft > 0,
        isFetchNextPageError: false,
        isFetchingNextPage: false,
        fetchNextPage,
      }}
      noun="inquiries"
    />
  );
}

test('the focus stays on the button, and moves to the end of the list after the last page', async () => {
  render(<List />);
  const button = screen.getByRole('button', { name: 'Load more' });
  button.focus();
  await act(async () => fireEvent.click(button));
  expect(document.activeElement).toBe(button);
  await act(async () => fireEvent.click(button));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toBe('All inquiries are shown.');
});

test('a list of a single page shows no end message', () => {
  const pages = { hasNextPage: false, isFetchNextPageError: false, isFetchingNextPage: false };
  const { container } = render(<LoadMore pages={{ ...pages, fetchNextPage: jest.fn() }} noun="inquiries" />);
  expect(container.textContent).toBe('');
});

test('with an address the button is a link that loads the next page in place', async () => {
  const fetchNextPage = jest.fn();
  const pages = { hasNextPage: true, isFetchNextPageError: false, isFetchingNextPage: false, fetchNextPage };
  render(<LoadMore pages={pages} noun="inquiries" href="?after=abc" />);
  const button = screen.getByRole('button', { name: 'Load more' });
  expect(button.getAttribute('href')).toBe('?after=abc');
  expect(fireEvent.click(button)).toBe(false);
  await act(async () => fireEvent.keyDown(button, { key: ' ' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  // In another tab the browser opens the address itself.
  fireEvent.click(button, { ctrlKey: true });
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});
