import { coverOf, shownPictures } from './shown-picture';

const url = '/media/6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b';

test('an uploaded picture is offered in its sizes, as AVIF and WebP, with a JPEG for the rest', () => {
  const known = { url, alt: 'The counter', width: 900, height: 600, blur: 'data:image/webp;base64,AA==' };
  expect(coverOf({ images: [url], pictures: [known] })).toEqual({
    src: `${url}/640.jpg`,
    alt: '',
    isIllustration: false,
    blur: 'data:image/webp;base64,AA==',
    sources: [
      { type: 'image/avif', srcSet: `${url}/320.avif 320w, ${url}/640.avif 640w, ${url}/900.avif 900w` },
      { type: 'image/webp', srcSet: `${url}/320.webp 320w, ${url}/640.webp 640w, ${url}/900.webp 900w` },
    ],
  });
});

test('a picture smaller than every width has one size', () => {
  const known = { url, alt: '', width: 240, height: 300, blur: null };
  expect(coverOf({ images: [url], pictures: [known] })).toMatchObject({ src: `${url}/240.jpg` });
});

test('pictures without details are shown from their own address', () => {
  const other = 'https://pictures.example/a.jpg';
  const plain = { alt: '', isIllustration: false, sources: [], blur: null };
  expect(shownPictures({ images: [url, other], pictures: undefined })).toEqual([
    { src: url, ...plain },
    { src: other, ...plain },
  ]);
});

test('a drawing among the pictures says that it is one, also with a description', () => {
  const drawn = '/covers/property-retail-outside-1.svg';
  const known = { url: drawn, alt: 'The shop from outside', width: 960, height: 600, blur: null };
  expect(shownPictures({ images: [drawn], pictures: [known] })).toMatchObject([
    { src: drawn, alt: 'Illustration: The shop from outside', isIllustration: true },
  ]);
  expect(coverOf({ images: [drawn] })).toMatchObject({ alt: 'Illustration', isIllustration: true });
});

test('the cover is the illustration only when a listing has no pictures', () => {
  const illustration = {
    url: '/api/illustrations/food_beverage/tea/3?v=1',
    alt: 'Illustration: a glass of tea',
  };
  expect(coverOf({ images: [], illustration })).toMatchObject({
    src: illustration.url,
    alt: illustration.alt,
    isIllustration: true,
  });
  expect(coverOf({ images: [url], illustration })).toMatchObject({ src: url, isIllustration: false });
  expect(coverOf({ images: [], illustration: null })).toBeNull();
});
