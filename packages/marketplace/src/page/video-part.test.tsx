import { renderScreen } from '@setu/mfe-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { aFranchise } from '../../test';
import { VideoPart } from './video-part';

const withVideo = (videoUrl: string | null) => aFranchise({ title: 'Chai Corner', videoUrl });
const frame = () => document.querySelector('iframe');

test('a franchise without a video, or with an address that is none, has no part for it', async () => {
  await renderScreen(<VideoPart franchise={withVideo(null)} />);
  expect(screen.queryByRole('region', { name: 'Video' })).toBeNull();
  await renderScreen(<VideoPart franchise={withVideo('https://videos.example/a.mp4')} />);
  expect(screen.queryByRole('region', { name: 'Video' })).toBeNull();
});

test('nothing of the video’s site is in the page until the visitor presses play', async () => {
  await renderScreen(<VideoPart franchise={withVideo('https://www.youtube.com/watch?v=dQw4w9WgXcQ')} />);
  expect(frame()).toBeNull();
  expect(document.querySelector('img')).toBeNull();
  screen.getByText(/Nothing is loaded from YouTube until you press play/);
  fireEvent.click(screen.getByRole('button', { name: 'Watch the video' }));
  expect(frame()?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  expect(frame()?.title).toBe('Video of Chai Corner, on YouTube');
  expect(document.activeElement).toBe(frame());
  screen.getByText(/YouTube plays this video and sees that you watch it/);
});

test('the video can also be opened on its own site', async () => {
  await renderScreen(<VideoPart franchise={withVideo('https://vimeo.com/76979871')} />);
  const link = screen.getByRole('link', { name: /Open it on Vimeo/ });
  expect(link.getAttribute('href')).toBe('https://vimeo.com/76979871');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('another video is not started by the play button of the previous one', async () => {
  const { rerender } = await renderScreen(<VideoPart franchise={withVideo('https://vimeo.com/76979871')} />);
  fireEvent.click(screen.getByRole('button', { name: 'Watch the video' }));
  expect(frame()).not.toBeNull();
  rerender(<VideoPart franchise={withVideo('https://vimeo.com/1084537')} />);
  expect(frame()).toBeNull();
});
