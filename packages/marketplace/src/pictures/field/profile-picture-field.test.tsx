import type { StoredPicture } from '@setu/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ProfilePictureField } from './profile-picture-field';

const stored: StoredPicture = {
  url: '/media/a1000000-0000-4000-8000-0000000000b2',
  width: 800,
  height: 600,
  blur: 'data:image/webp;base64,UklGRg==',
};

let now: StoredPicture | null;
function Form({ first }: { first: StoredPicture | null }) {
  const [value, setValue] = useState(first);
  now = value;
  return (
    <form>
      <ProfilePictureField
        label="Logo"
        shape="logo"
        value={value}
        onChange={setValue}
        help="Beside your name."
      />
    </form>
  );
}

test('a stored picture is shown with its size in a fixed place, and a button removes it', () => {
  render(<Form first={stored} />);
  screen.getByRole('group', { name: /^Logo/ });
  screen.getByText('800 × 600 pixels');
  const image = document.querySelector('img');
  expect([
    image?.getAttribute('width'),
    image?.getAttribute('height'),
    image?.getAttribute('loading'),
  ]).toEqual(['64', '64', 'lazy']);
  expect(image?.getAttribute('src')).toBe(`${stored.url}/640.jpg`);
  expect(document.querySelector('source')?.getAttribute('srcset')).toContain(`${stored.url}/320.avif 320w`);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(now).toBeNull();
  screen.getByText('The picture was removed.');
});

test('a file that is too large is refused at once, with the reason', () => {
  render(<Form first={null} />);
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('no input');
  const file = Object.defineProperty(new File(['x'], 'logo.png'), 'size', { value: 21 * 1024 * 1024 });
  fireEvent.change(input, { target: { files: [file] } });
  expect(screen.getByRole('alert').textContent).toMatch(/larger than 20 MB/);
  expect(now).toBeNull();
});
