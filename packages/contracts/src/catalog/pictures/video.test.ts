import { FranchiseDraft } from '../franchise';
import { VideoUrl, videoMessage, videoOf } from './video';

const onYoutube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?v=dQw4w9WgXcQ&list=PL123&index=2&t=42s',
  'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ#comments',
  'https://youtu.be/dQw4w9WgXcQ?si=tracking',
  'https://youtu.be/dQw4w9WgXcQ/',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  '  HTTPS://WWW.YouTube.com/watch?v=dQw4w9WgXcQ ',
])('%s is stored in the one form of YouTube', (address) => {
  expect(VideoUrl.parse(address)).toBe(onYoutube);
});

it.each([
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://www.vimeo.com/76979871?share=copy', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
])('%s is stored as %s', (address, stored) => {
  expect(VideoUrl.parse(address)).toBe(stored);
});

it.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/@chaichaupal',
  'https://www.youtube.com/playlist?list=PL123',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch/dQw4w9WgXcQ?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://user:secret@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ"><script>',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871/not-a-key',
  'https://player.vimeo.com/76979871',
  'https://constructor/76979871',
  'https://videos.example/a.mp4',
  'javascript:alert(1)',
])('%s is refused with what to do', (address) => {
  const { error, success } = VideoUrl.safeParse(address);
  expect([success, error?.issues.map(({ message }) => message)]).toEqual([false, [videoMessage]]);
});

it.each([undefined, null, '', '   '])('%p is no video', (value) => {
  expect(VideoUrl.parse(value)).toBeNull();
});

it('a stored address is read again as the same video', () => {
  for (const address of [onYoutube, 'https://vimeo.com/76979871/8272103f6e'])
    expect(videoOf(address)?.address).toBe(address);
});

it('the players set no cookies for advertising and have the secret of an unlisted video', () => {
  expect(videoOf(onYoutube)?.player).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  );
  expect(videoOf('https://vimeo.com/76979871/8272103f6e')?.player).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
  );
});

it('a wrong video is reported together with the other issues of a franchise', () => {
  const { error } = FranchiseDraft.safeParse({ title: '', videoUrl: 'https://videos.example/a.mp4' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(['title', 'videoUrl']));
});
