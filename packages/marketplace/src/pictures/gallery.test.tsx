import { renderScreen } from '@setu/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Gallery } from './gallery';

const images = ['a', 'b', 'c'].map((name) => `https://pictures.example/${name}.jpg`);
const drawn = { name: 'Chai Chaupal', category: 'food_beverage' };

const open = (shown: readonly string[] = images) =>
  renderScreen(<Gallery images={shown} title="Chai Corner" drawn={drawn} />);
const inSight = () => screen.getByRole('status').textContent;
const large = (n: number) =>
  screen.getByRole('button', { name: new RegExp(`^Picture ${n} of 3 of Chai Corner`) });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('every picture is shown and counted, and only the first is loaded at once', async () => {
  await open();
  const alts = [
    'Picture 1 of 3 of Chai Corner',
    'Picture 2 of 3 of Chai Corner',
    'Picture 3 of 3 of Chai Corner',
  ];
  const pictures = alts.map((alt) => screen.getByAltText(alt));
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(images);
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
});

// jsdom has no width, so the buttons of wide screens are hidden and must be found by their label.
test('thumbnails and buttons change the picture and wrap around at the ends', async () => {
  await open();
  expect(inSight()).toBe('Picture 1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }));
  expect(inSight()).toBe('Picture 3 of 3');
  expect(screen.getByRole('button', { name: 'Show picture 3 of 3' }).getAttribute('aria-current')).toBe(
    'true',
  );
  fireEvent.click(screen.getByLabelText('Next picture'));
  expect(inSight()).toBe('Picture 1 of 3');
  fireEvent.click(screen.getByLabelText('Previous picture'));
  expect(inSight()).toBe('Picture 3 of 3');
});

test('arrow keys move the focus, and Tab reaches only the visible picture', async () => {
  await open();
  act(() => large(1).focus());
  press('ArrowRight');
  expect(document.activeElement).toBe(large(2));
  expect([1, 2, 3].map((n) => large(n).tabIndex)).toEqual([-1, 0, -1]);
  press('ArrowLeft');
  press('ArrowLeft');
  expect(document.activeElement).toBe(large(3));
  expect(inSight()).toBe('Picture 3 of 3');
});

test('a swipe changes the visible picture', async () => {
  await open();
  const strip = large(1).closest('ul') as HTMLUListElement;
  Object.defineProperty(strip, 'clientWidth', { value: 320 });
  strip.scrollLeft = 650;
  fireEvent.scroll(strip);
  expect(inSight()).toBe('Picture 3 of 3');
});

test('a press shows the full size, arrow keys change it, and Escape returns to the last shown picture', async () => {
  await open();
  fireEvent.click(large(1));
  const dialog = await screen.findByRole('dialog', { name: 'Chai Corner' });
  expect(within(dialog).getByRole('status').textContent).toBe('Picture 1 of 3 of Chai Corner');
  press('ArrowRight');
  expect(within(dialog).getByRole('status').textContent).toBe('Picture 2 of 3 of Chai Corner');
  expect(within(dialog).getAllByRole('img')).toHaveLength(3);
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inSight()).toBe('Picture 2 of 3');
});

test('a picture in full size is enlarged by button, keys and double click, and arrow keys then move it', async () => {
  await open();
  fireEvent.click(large(1));
  const dialog = await screen.findByRole('dialog', { name: 'Chai Corner' });
  const status = () => within(dialog).getByRole('status').textContent;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enlarge the picture' }));
  press('ArrowRight');
  expect(status()).toBe('Picture 1 of 3 of Chai Corner');
  expect(within(dialog).queryByLabelText('Next picture')).toBeNull();
  press('-');
  press('ArrowRight');
  expect(status()).toBe('Picture 2 of 3 of Chai Corner');
  press('+');
  within(dialog).getByRole('button', { name: 'Show the whole picture' });
  fireEvent.doubleClick(within(dialog).getByAltText('Picture 2 of 3 of Chai Corner'));
  within(dialog).getByRole('button', { name: 'Enlarge the picture' });
});

test('a picture that fails to load is replaced by the drawn cover under its own name', async () => {
  await open();
  for (const broken of document.querySelectorAll(`img[src="${images[1]}"]`)) fireEvent.error(broken);
  expect(document.querySelectorAll(`img[src="${images[1]}"]`)).toHaveLength(0);
  expect(large(2).querySelector('svg title')?.textContent).toBe(
    'Picture 2 of 3 of Chai Corner, shown as an illustration',
  );
});

test('a single picture has no buttons to other pictures', async () => {
  await open(images.slice(0, 1));
  screen.getByAltText('Picture of Chai Corner');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowRight' });
  expect(inSight()).toBe('');
});

test('the drawn cover without any button is shown when no picture exists', async () => {
  await open([]);
  screen.getByTitle('Illustration');
  expect(screen.queryByRole('button')).toBeNull();
});
