import type { MessageFiles } from '@setu/contracts';
import { Text, token, VisuallyHidden } from '@setu/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { shownPictures } from '../../pictures/shown-picture';

/** Retry delays, ms. A message may be visible shortly before its files, because the content service gets access by an event. */
const waitsMs = [800, 2_000, 5_000] as const;

const Frame = styled.button<{ $isAlone: boolean }>`
  /* Contains its hidden name. */
  position: relative;
  display: block;
  width: ${({ $isAlone }) => ($isAlone ? 'min(240px, 100%)' : '112px')};
  overflow: hidden;
  border-radius: ${token.radius.control};
  background: ${token.color.sunken} center / cover;
  cursor: zoom-in;

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: ${({ $isAlone }) => ($isAlone ? 'auto' : '1')};
    max-height: 280px;
    object-fit: cover;
  }
`;

interface MessagePictureProps {
  picture: MessageFiles['pictures'][number];
  /** Whether it is the only picture of its message, which is shown larger. */
  isAlone: boolean;
  onOpen: () => void;
  /** Called when the pointer or focus is near. */
  onNear: () => void;
}

/** A small picture of a message. A note replaces pictures that were deleted with their owner's account. */
export function MessagePicture({ picture, isAlone, onOpen, onNear }: MessagePictureProps) {
  const { url, name, width, height, blur } = picture;
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const wait = waitsMs[failures - 1];
    if (wait === undefined) return;
    const timer = setTimeout(() => setAttempt(failures), wait);
    return () => clearTimeout(timer);
  }, [failures]);
  const [shown] = shownPictures({ images: [url], pictures: [{ url, alt: name, width, height, blur }] });
  if (!shown || failures > waitsMs.length)
    return (
      <Text $size={14} $tone="muted">
        The picture {name} is no longer available.
      </Text>
    );
  const sizes = isAlone ? '240px' : '112px';
  return (
    <Frame
      type="button"
      $isAlone={isAlone}
      style={{ backgroundImage: `url(${blur})` }}
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <VisuallyHidden>{name}, show in full size</VisuallyHidden>
      <picture key={attempt}>
        {shown.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={shown.src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          onError={() => setFailures(attempt + 1)}
        />
      </picture>
    </Frame>
  );
}
