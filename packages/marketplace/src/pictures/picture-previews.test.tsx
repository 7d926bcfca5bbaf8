import { fireEvent, render, screen } from '@testing-library/react';
import { PicturePreviews } from './picture-previews';

const picture = 'https://pictures.example/shop.jpg';
const shareLink = 'https://drive.google.com/file/d/1abc/view?usp=sharing';
const imageOf = (address: string) => {
  const image = document.querySelector(`img[src="${address}"]`);
  if (!image) throw new Error(`No picture from ${address}`);
  return image;
};
const states = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('an address of a picture shows it, and the first one as the cover', () => {
  render(<PicturePreviews addresses={[picture]} />);
  expect(states()).toEqual(['Checking this address...']);
  fireEvent.load(imageOf(picture));
  expect(states()).toEqual(['']);
  screen.getByText('Cover: pictures.example/shop.jpg');
});

test('an address that shows no picture gets a warning, and the others stay', () => {
  render(<PicturePreviews addresses={[picture, shareLink]} />);
  fireEvent.load(imageOf(picture));
  fireEvent.error(imageOf(shareLink));
  expect(states()).toEqual(['', expect.stringMatching(/^This address does not show a picture/)]);
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

test('a changed address is checked again', () => {
  const { rerender } = render(<PicturePreviews addresses={[shareLink]} />);
  fireEvent.error(imageOf(shareLink));
  rerender(<PicturePreviews addresses={[picture]} />);
  expect(states()).toEqual(['Checking this address...']);
});

test('an address without https is not loaded', () => {
  const { container } = render(<PicturePreviews addresses={['http://pictures.example/a.jpg', 'a.jpg']} />);
  expect(container.childElementCount).toBe(0);
});
