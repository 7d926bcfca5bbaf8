import { addPicture, describePicture, movePicture, plainPicture, removePicture } from './pictures-value';

const value = { images: ['a', 'b', 'c'], pictures: ['a', 'b', 'c'].map(plainPicture) };

test('a picture is added once, at the end', () => {
  const added = addPicture(value, plainPicture('d'));
  expect(added.images).toEqual(['a', 'b', 'c', 'd']);
  expect(addPicture(added, plainPicture('a'))).toEqual(added);
});

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 1, ['b', 'a', 'c']],
  ['a', -1, ['a', 'b', 'c']],
  ['a', 9, ['b', 'c', 'a']],
])('moving the picture %s to %i returns %j', (url, to, images) => {
  expect(movePicture(value, url, to).images).toEqual(images);
});

test('a picture is removed with its details', () => {
  expect(removePicture(value, 'b')).toEqual({ images: ['a', 'c'], pictures: ['a', 'c'].map(plainPicture) });
});

test('a description is stored even for an address without details', () => {
  const { pictures } = describePicture(
    { images: ['a', 'x'], pictures: [plainPicture('a')] },
    'x',
    'The front',
  );
  expect(pictures).toContainEqual({ ...plainPicture('x'), alt: 'The front' });
  expect(pictures).toHaveLength(2);
});
