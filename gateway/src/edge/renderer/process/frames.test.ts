import { encodeFrame, makeFrameReader } from './frames';

const bounds = { messageBytes: 100, bodyBytes: 1_000 };

it('frames are read whole, in chunks of any size', () => {
  const bytes = Buffer.concat([
    encodeFrame({ n: 1 }, 'चाय'),
    encodeFrame({ n: 2 }),
    encodeFrame({ n: 3 }, 'x'.repeat(1_000)),
  ]);
  for (const size of [1, 7, 50, bytes.length]) {
    const read = makeFrameReader(bounds);
    const frames = [];
    for (let at = 0; at < bytes.length; at += size) frames.push(...read(bytes.subarray(at, at + size)));
    expect(frames.map(({ message, body }) => ({ message, body: body.toString() }))).toEqual([
      { message: { n: 1 }, body: 'चाय' },
      { message: { n: 2 }, body: '' },
      { message: { n: 3 }, body: 'x'.repeat(1_000) },
    ]);
  }
});

it('a frame that is announced too large is refused before it arrives', () => {
  const tooLarge = encodeFrame({}, 'x'.repeat(1_001));
  expect(() => makeFrameReader(bounds)(tooLarge.subarray(0, 8))).toThrow('exceeds the limit');
  const tooMuchMessage = encodeFrame({ text: 'x'.repeat(100) });
  expect(() => makeFrameReader(bounds)(tooMuchMessage.subarray(0, 8))).toThrow('exceeds the limit');
});

it('a message that is not JSON is refused', () => {
  const frame = encodeFrame({});
  frame[8] = 120;
  expect(() => makeFrameReader(bounds)(frame)).toThrow();
});
