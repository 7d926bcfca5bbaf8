import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { PicturesField } from './pictures-field';
import { type PicturesValue, plainPicture } from './pictures-value';

const front = 'https://pictures.example/front.jpg';
const back = 'https://pictures.example/back.jpg';
const shareLink = 'https://drive.google.com/file/d/1abc/view?usp=sharing';

let now: PicturesValue;
const handleSubmit = jest.fn((event: FormEvent) => event.preventDefault());
function Form({ images }: { images: string[] }) {
  const [value, setValue] = useState<PicturesValue>({ images, pictures: images.map(plainPicture) });
  now = value;
  return (
    <form onSubmit={handleSubmit}>
      <PicturesField value={value} onChange={setValue} help="At most ten." />
      <button type="submit">Save</button>
    </form>
  );
}
const open = (...images: string[]) => render(<Form images={images} />);
const imageOf = (address: string) => {
  const image = document.querySelector(`img[src="${address}"]`);
  if (!image) throw new Error(`No picture from ${address}`);
  return image;
};
const rows = () => within(screen.getByRole('list', { name: 'Chosen pictures' })).getAllByRole('listitem');

test('an address shows its picture, and the first picture is the cover', () => {
  open(front);
  screen.getByText('Checking this address...');
  fireEvent.load(imageOf(front));
  expect(screen.queryByText('Checking this address...')).toBeNull();
  screen.getByText('Cover: pictures.example/front.jpg');
});

test('an address without a picture gets a warning, and the others stay', () => {
  open(front, shareLink);
  fireEvent.load(imageOf(front));
  fireEvent.error(imageOf(shareLink));
  screen.getByText(/^This address does not show a picture/);
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

test('an address without https is not loaded', () => {
  open('http://pictures.example/a.jpg');
  expect(document.querySelector('img')).toBeNull();
});

test('buttons move pictures, choose the cover and remove pictures', () => {
  open(front, back, shareLink);
  fireEvent.click(screen.getByRole('button', { name: 'Move picture 1 down' }));
  expect(now.images).toEqual([back, front, shareLink]);
  fireEvent.click(screen.getByRole('button', { name: 'Make picture 3 the cover' }));
  expect(now.images).toEqual([shareLink, back, front]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(now.images).toEqual([back, front]);
  expect(now.pictures.map(({ url }) => url).sort()).toEqual([back, front].sort());
  screen.getByText('The picture was removed.');
});

test('a row can be dragged to the position of another row', () => {
  open(front, back, shareLink);
  const dataTransfer = { types: ['text/plain'] };
  const [, , last] = rows();
  const [first] = rows();
  if (!first || !last) throw new Error('no rows');
  fireEvent.dragStart(last, { dataTransfer });
  fireEvent.dragOver(first, { dataTransfer });
  fireEvent.drop(first, { dataTransfer });
  expect(now.images).toEqual([shareLink, front, back]);
});

test('a picture’s description can be edited beside it', () => {
  open(front, back);
  fireEvent.change(screen.getByLabelText('What picture 2 shows'), { target: { value: 'The counter' } });
  expect(now.pictures.find(({ url }) => url === back)?.alt).toBe('The counter');
});

test('a file that is dropped beside the field does not replace the page', () => {
  open(front);
  const isKept = (types: string[]) => !fireEvent.drop(document.body, { dataTransfer: { types } });
  expect([isKept(['Files']), isKept(['text/plain'])]).toEqual([true, false]);
});

const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file dialog');
  fireEvent.change(input, { target: { files: [file] } });
};

test('the form waits for pictures that are being uploaded, but not for refused ones', async () => {
  handleSubmit.mockClear();
  open();
  choose(new File([], 'empty.jpg', { type: 'image/jpeg' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  // jsdom does not send it, so it stays pending or can be retried.
  await act(async () => choose(new File(['a picture'], 'front.jpg', { type: 'image/jpeg' })));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
  screen.getByText(/^Some pictures have not arrived yet/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Cancel|Remove/ })));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(handleSubmit).toHaveBeenCalledTimes(2);
});

test('a file that is too large is refused at once, with the reason', () => {
  open();
  choose(new File([new Uint8Array(21 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }));
  screen.getByText('This file is larger than 20 MB. Save it in a smaller size and add it again.');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('huge.jpg')).toBeNull();
});
