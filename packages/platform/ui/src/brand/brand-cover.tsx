import { useState } from 'react';
import styled from 'styled-components';
import { type CoverInput, coverSvg } from '../kolam/cover';
import { token } from '../theme/tokens';
import { useIsServerRendered } from './use-is-server-rendered';

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${token.color.sunken};

  > img,
  > picture > img,
  > span > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface BrandCoverProps {
  /** The brand; draws the cover when there is no picture. */
  name: string;
  category: string;
  /** Address of an uploaded picture. */
  src?: string | null;
  /** The same picture in other formats and sizes, the first that the browser knows is taken. */
  sources?: readonly { type: string; srcSet: string }[];
  /** Width in which it is shown, for the choice among the sizes; as `sizes` of an image. */
  sizes?: string;
  /** A few pixels of it as a data address, shown until it has loaded. */
  blur?: string | null;
  /** What it shows. Empty by default: beside the title of a card it would only repeat it. */
  alt?: string;
  /** It is in the first screen: fetched at once and first. */
  eager?: boolean;
  className?: string;
}

/**
 * A cover, cropped to 16:10. Without a picture, or when it fails to load, the kolam of the brand; until it has loaded,
 * the colour and the initials of that drawing, so that no place is empty.
 */
export function BrandCover({
  name,
  category,
  src,
  sources = [],
  sizes,
  blur,
  alt = '',
  eager = false,
  className,
}: BrandCoverProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  const isDrawn = !src || src === failedSrc;
  if (isDrawn)
    return (
      <Frame className={className}>
        <DrawnCover name={name} category={category} title={alt} />
      </Frame>
    );
  const image = (
    <img
      src={src}
      alt={alt}
      width={960}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      ref={(element) => {
        // It may have loaded before React listened; without a width it has failed.
        if (!element?.complete || !element.currentSrc) return;
        if (element.naturalWidth === 0) setFailedSrc(src);
        else setLoadedSrc(src);
      }}
      onLoad={() => setLoadedSrc(src)}
      onError={() => setFailedSrc(src)}
    />
  );
  const isWaiting = src !== loadedSrc;
  const ground = isWaiting && blur ? { background: `url("${blur}") center / cover` } : undefined;
  return (
    <Frame className={className} style={ground}>
      {isWaiting && !blur ? <DrawnCover name={name} category={category} isPlain /> : null}
      {sources.length === 0 ? (
        image
      ) : (
        <picture>
          {sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          {image}
        </picture>
      )}
    </Frame>
  );
}

/** The covers drawn last, by their input. Drawing one takes 2 ms. */
const drawn = new Map<string, string>();
const mostDrawn = 500;

const drawOnce = (input: CoverInput, key: string): string => {
  const svg = drawn.get(key) ?? coverSvg(input);
  drawn.delete(key);
  drawn.set(key, svg);
  const [oldest] = drawn.keys();
  if (drawn.size > mostDrawn && oldest !== undefined) drawn.delete(oldest);
  return svg;
};

function DrawnCover({ name, category, title, isPlain }: CoverInput) {
  const input = { name, category, title, isPlain };
  const key = JSON.stringify(input);
  const isRendered = useIsServerRendered(key);
  // The drawing is our own; the name in it is escaped where it is written.
  const svg = isRendered ? '' : drawOnce(input, key);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG string made by coverSvg alone
  return <span dangerouslySetInnerHTML={{ __html: svg }} suppressHydrationWarning />;
}
