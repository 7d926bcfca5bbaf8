import { type FranchiseView, type Video, videoOf, videoSites } from '@setu/contracts';
import { BrandCover, Icon, media, Stack, Text, TextLink, token } from '@setu/ui';
import { ExternalLink } from '@setu/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Part } from './part';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.card};
  background: ${token.color.ink};

  > iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }

  ${media.noScript} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Start = styled.button`
  position: absolute;
  inset: 0;
  width: 100%;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** The ground of the button, not a picture of the outlet. */
const Ground = styled(BrandCover)`
  aspect-ratio: auto;
  height: 100%;

  /* The play mark is where the initials are. */
  text,
  [data-illustration] {
    display: none;
  }
`;

const Away = styled(TextLink)`
  > svg {
    display: inline-block;
    vertical-align: -2px;
  }
`;

const Decoration = styled.span`
  display: block;
  height: 100%;
`;

/** Dark enough for white letters on every drawing. */
const Words = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  background: color-mix(in srgb, ${token.color.ink} 72%, transparent);
  color: ${token.color['on-fill']};
  font-weight: 600;

  > svg {
    width: 64px;
    height: 64px;
    transition: transform 160ms ease-out;
  }

  ${Start}:hover & > svg {
    transform: scale(1.06);
  }
`;

/** A play mark in our own drawing: neither site is asked for a picture. */
const playMark = (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="32" fill={token.color.marigold} />
    <path
      d="M26 20.5 45 32 26 43.5Z"
      fill={token.color.ink}
      stroke={token.color.ink}
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </svg>
);

function Player({ video, title }: { video: Video; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The pressed button is gone, so its focus moves to the player.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
  }, []);
  return (
    <iframe
      ref={frame}
      src={video.player}
      title={`Video of ${title}, on ${videoSites[video.site].name}`}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      // The player may not navigate the page.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The brand's video. Nothing is requested from its site until the visitor presses play. Empty without a video. */
export function VideoPart({ franchise }: { franchise: FranchiseView }) {
  const video = videoOf(franchise.videoUrl);
  const [played, setPlayed] = useState<string | null>(null);
  if (!video) return null;
  const { name } = videoSites[video.site];
  const isPlaying = played === video.player;
  return (
    <Part title="Video">
      <Stack $gap={8}>
        <Frame>
          {isPlaying ? (
            <Player video={video} title={franchise.title} />
          ) : (
            <Start type="button" onClick={() => setPlayed(video.player)}>
              <Decoration aria-hidden="true">
                <Ground name={franchise.brandName} category={franchise.businessCategory} />
              </Decoration>
              <Words>
                {playMark}
                Watch the video
              </Words>
            </Start>
          )}
        </Frame>
        <Text $size={14} $tone="muted">
          {isPlaying
            ? `${name} plays this video and sees that you watch it. `
            : `Nothing is loaded from ${name} until you press play. `}
          <Away href={video.address} target="_blank" rel="noopener nofollow">
            Open it on {name} <Icon of={ExternalLink} size={16} />
          </Away>
        </Text>
      </Stack>
    </Part>
  );
}
