import { renderScreen } from '@setu/mfe-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { PropertyPictures } from './property-pictures';

const images = ['https://pictures.example/front.jpg', 'https://pictures.example/hall.jpg'];

test('each picture of a property is a button that shows it in full size', async () => {
  await renderScreen(<PropertyPictures property={{ title: 'Corner shop', images }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2 of Corner shop, show in full size' }));
  const dialog = await screen.findByRole('dialog', { name: 'Corner shop' });
  expect(within(dialog).getByRole('status').textContent).toBe('Picture 2 of 2 of Corner shop');
});

test('nothing is rendered when a property has no pictures', async () => {
  const { container } = await renderScreen(
    <PropertyPictures property={{ title: 'Corner shop', images: [] }} />,
  );
  expect(container.querySelector('ul, img')).toBeNull();
});
