import { documentLimits, type StoredDocument } from '@setu/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { DocumentField } from './document-field';

const stored: StoredDocument = {
  url: '/media/a1000000-0000-4000-8000-0000000000b2/document.pdf',
  name: 'Menu.pdf',
  bytes: 2_202_009,
  pages: 12,
};

let now: StoredDocument | null;
const handleSubmit = jest.fn((event: FormEvent) => event.preventDefault());
function Form({ first }: { first: StoredDocument | null }) {
  const [value, setValue] = useState(first);
  now = value;
  return (
    <form onSubmit={handleSubmit}>
      <DocumentField label="Brochure" value={value} onChange={setValue} help="Your own PDF." />
      <button type="submit">Save</button>
    </form>
  );
}
const open = (first: StoredDocument | null = null) => render(<Form first={first} />);
const choose = (file: File) => {
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('no input');
  fireEvent.change(input, { target: { files: [file] } });
};

test('a stored PDF is shown with its name, pages and size, and a button removes it', () => {
  open(stored);
  screen.getByRole('group', { name: /^Brochure/ });
  screen.getByText('Menu.pdf');
  screen.getByText('PDF, 12 pages, 2.1 MB');
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(stored.url);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(now).toBeNull();
  screen.getByText('Menu.pdf was removed.');
  screen.getByText(/^Drop a PDF here, at most 10 MB and 100 pages/);
});

test.each([
  ['has another ending', new File(['%PDF-1.7'], 'menu.exe'), /does not end in \.pdf/],
  ['is empty', new File([], 'menu.pdf'), /is empty/],
  [
    'is too large',
    Object.defineProperty(new File(['%PDF'], 'menu.pdf'), 'size', { value: documentLimits.maxBytes + 1 }),
    /larger than 10 MB/,
  ],
])('a file that %s is refused at once, and the form can be saved without it', (_, file, reason) => {
  handleSubmit.mockClear();
  open();
  choose(file);
  expect(screen.getByRole('alert').textContent).toMatch(reason);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});
