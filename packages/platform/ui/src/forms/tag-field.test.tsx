import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Field } from './field';
import { TagField } from './tag-field';

interface TownsProps {
  first?: string[];
  max?: number;
  error?: string;
}

function Towns({ first = [], max, error }: TownsProps) {
  const [towns, setTowns] = useState(first);
  return (
    <form onSubmit={() => setTowns(['submitted'])}>
      <Field label="Territories" required error={error}>
        <TagField
          noun="territory"
          max={max}
          suggestions={['Pune', 'Mumbai']}
          value={towns}
          onChange={setTowns}
        />
      </Field>
      <output aria-label="all">{towns.join('|')}</output>
      <button type="submit">Send</button>
    </form>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>('Territories');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const all = () => screen.getByLabelText('all').textContent;

test('Enter adds the typed text and never submits the form', () => {
  render(<Towns />);
  type(' Nashik ');
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
  expect(all()).toBe('Nashik');
  expect(box().value).toBe('');
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
  expect(all()).toBe('Nashik');
});

test('the plus button adds an entry, drops a repeat and announces the result', () => {
  render(<Towns first={['Pune']} />);
  type('pune');
  fireEvent.click(screen.getByRole('button', { name: 'Add territory' }));
  expect(all()).toBe('Pune');
  type('Surat');
  fireEvent.click(screen.getByRole('button', { name: 'Add territory' }));
  expect(all()).toBe('Pune|Surat');
  screen.getByText('Surat added');
  expect(document.activeElement).toBe(box());
});

test('a comma or a semicolon adds the text before it', () => {
  render(<Towns />);
  type('Mumbai,');
  expect(all()).toBe('Mumbai');
  expect(box().value).toBe('');
  type('Pune; Sur');
  expect(all()).toBe('Mumbai|Pune');
  expect(box().value).toBe('Sur');
});

const paste = (text: string) =>
  fireEvent.paste(box(), { clipboardData: { getData: () => text, files: [], types: ['text/plain'] } });

test.each(['Mumbai, Nashik', 'Mumbai\nNashik', 'Mumbai\r\nNashik\r\n', 'Mumbai\tNashik', 'Mumbai; Nashik'])(
  'the pasted list %j adds two entries',
  (text) => {
    render(<Towns first={['Pune']} />);
    expect(paste(text)).toBe(false);
    expect(all()).toBe('Pune|Mumbai|Nashik');
    screen.getByText('Mumbai, Nashik added');
  },
);

test('a pasted word is left to the browser', () => {
  render(<Towns />);
  expect(paste('Navi Mumbai')).toBe(true);
});

test('pasted entries above the limit stay in the field and are announced', () => {
  render(<Towns first={['a']} max={2} />);
  paste('b, c, d');
  expect(all()).toBe('a|b');
  expect(box().value).toBe('c, d');
  expect(box().readOnly).toBe(false);
  screen.getByText('b added; there is no room for c, d');
});

test('an unfinished entry is added when the field loses the focus', () => {
  render(<Towns />);
  type('Thane');
  fireEvent.blur(box());
  expect(all()).toBe('Thane');
});

test('a cross removes its entry, and Backspace in the empty field removes the last one', () => {
  render(<Towns first={['Pune', 'Surat', 'Thane']} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Pune' }));
  expect(all()).toBe('Surat|Thane');
  expect(document.activeElement).toBe(box());
  type('x');
  fireEvent.keyDown(box(), { key: 'Backspace' });
  expect(all()).toBe('Surat|Thane');
  type('');
  fireEvent.keyDown(box(), { key: 'Backspace', repeat: true });
  expect(all()).toBe('Surat|Thane');
  fireEvent.keyDown(box(), { key: 'Backspace' });
  expect(all()).toBe('Surat');
});

test('suggestions leave out existing entries', () => {
  const { container } = render(<Towns first={['pune']} />);
  const offered = [...container.querySelectorAll('datalist option')].map((option) =>
    option.getAttribute('value'),
  );
  expect(offered).toEqual(['Mumbai']);
  expect(box().getAttribute('list')).toBe(container.querySelector('datalist')?.id);
});

test('a full list accepts no more entries and announces it', () => {
  render(<Towns first={['a', 'b']} max={2} />);
  expect(box().readOnly).toBe(true);
  expect(box().placeholder).toBe('2 of 2 added');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add territory' }).disabled).toBe(true);
});

test('the Field around it names it, connects its error, and requires an entry in the list', () => {
  render(<Towns error="At least one territory is required" />);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(box().getAttribute('aria-required')).toBe('true');
  expect(box().required).toBe(false);
  const [id = ''] = box().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(id)?.textContent).toBe('At least one territory is required');
});
