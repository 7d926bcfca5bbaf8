import { storable, visibleText } from '@setu/protocol';
import { z } from 'zod';
import { httpsAddress } from '../../values/address';

/** The sites whose videos a listing may show. */
export const videoSites = {
  youtube: { name: 'YouTube', player: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', player: 'https://player.vimeo.com' },
} as const;
export type VideoSite = keyof typeof videoSites;

/** The origins of players. The content security policy of pages allows frames of these only. */
export const videoPlayerOrigins: readonly string[] = Object.values(videoSites).map(({ player }) => player);

/** One video on another site. */
export interface Video {
  site: VideoSite;
  /** The one form of its address in which it is stored. */
  address: string;
  /** The address of its player for a frame, which starts at once and sets no cookies for advertising. */
  player: string;
}

const youtube = (id: string | null | undefined): Video | null =>
  id && /^[\w-]{11}$/.test(id)
    ? {
        site: 'youtube',
        address: `https://www.youtube.com/watch?v=${id}`,
        player: `${videoSites.youtube.player}/embed/${id}?autoplay=1&rel=0`,
      }
    : null;

/** @param key the secret of a video that is not listed publicly */
const vimeo = (id: string | undefined, key: string | null | undefined): Video | null => {
  if (!id || !/^\d{1,12}$/.test(id) || (key && !/^[\da-f]{6,20}$/i.test(key))) return null;
  return {
    site: 'vimeo',
    address: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    player: `${videoSites.vimeo.player}/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
  };
};

const onYoutube = ({ pathname, searchParams }: URL): Video | null => {
  const [first, second, ...more] = pathname.split('/').filter(Boolean);
  if (more.length > 0) return null;
  if (first === 'watch' && second === undefined) return youtube(searchParams.get('v'));
  return first && ['shorts', 'live', 'embed'].includes(first) ? youtube(second) : null;
};

const onVimeo = ({ pathname, searchParams }: URL): Video | null => {
  const [id, key, ...more] = pathname.split('/').filter(Boolean);
  return more.length > 0 ? null : vimeo(id, key ?? searchParams.get('h'));
};

const readers: Readonly<Record<string, (address: URL) => Video | null>> = {
  'youtube.com': onYoutube,
  'm.youtube.com': onYoutube,
  'youtube-nocookie.com': onYoutube,
  'youtu.be': ({ pathname }) => youtube(pathname.slice(1).replace(/\/$/, '')),
  'vimeo.com': onVimeo,
  'player.vimeo.com': (address) => {
    const [first, id, ...more] = address.pathname.split('/').filter(Boolean);
    return first === 'video' && more.length === 0 ? vimeo(id, address.searchParams.get('h')) : null;
  },
};

/**
 * The video of an address as people copy it from YouTube (watch, share, shorts, live) or Vimeo. Everything else of the address, such as a
 * playlist, a start time or a tracking code, is dropped.
 * @returns null for any other address
 */
export const videoOf = (wanted: string | null | undefined): Video | null => {
  const address = wanted ? httpsAddress(wanted.trim()) : null;
  if (address === null) return null;
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  return url.port === '' && Object.hasOwn(readers, host) ? (readers[host]?.(url) ?? null) : null;
};

/** Issue of the field for an address that is not one video of these sites. */
export const videoMessage =
  'Enter the https:// link of one video on YouTube or Vimeo: open the video, press Share, and copy its link';

/** The link of a video as a brand sends it, in the one stored form; absent, null and blank become null. */
export const VideoUrl = storable(
  z.string({ error: videoMessage }).overwrite(visibleText).max(2048, 'Use at most 2,048 characters'),
)
  .nullish()
  .transform((value, issues) => {
    if (!value) return null;
    const video = videoOf(value);
    if (video) return video.address;
    issues.addIssue({ code: 'custom', message: videoMessage, continue: true });
    return value;
  });
