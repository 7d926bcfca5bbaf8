import { type CSSProperties, startTransition, useState } from 'react';
import styled from 'styled-components';
import { type CoverInput, coverBase, coverSvg } from '../kolam/cover';
import { token } from '../theme/tokens';
import { useIsServerRendered } from './use-is-server-rendered';

const Frame = styled.div`
  position: relative;
  container-type: inline-size;
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

  /* Without elements, because a page has dozens of covers and soon shows their pictures. */
  &[data-initials]::before {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    font: 500 ${104 / 9.6}cqi ${token.font.display};
    content: attr(data-initials);
    content: attr(data-initials) / "";
  }
`;

/** On a small picture a strip at its lower edge. */
const Mark = styled.small`
  position: absolute;
  bottom: ${token.space[12]};
  left: ${token.space[12]};
  padding: 1px ${token.space[8]};
  border-radius: ${token.radius.round};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: ${token.text[12]};
  font-weight: 500;
  line-height: 1.5;
  pointer-events: none;

  @container (max-width: 140px) {
    right: 0;
    bottom: 0;
    left: 0;
    padding: 0;
    border-radius: 0;
    font-size: min(0.6875rem, 14cqi);
    text-align: center;
  }
`;

/** The word on every drawing, so that nobody takes it for a photograph. */
const illustration = 'Illustration';

/** Hidden from screen readers, which read the picture's text. */
const illustrationMark = (
  <Mark aria-hidden="true" data-illustration="">
    {illustration}
  </Mark>
);

/** What a cover shows until its picture has loaded. */
const placeholderOf = (
  name: string,
  category: string,
  blur: string | null | undefined,
): { style: CSSProperties; 'data-initials'?: string } => {
  if (blur) return { style: { background: `url("${blur}") center / cover` } };
  const { ground, letters, initials } = coverBase(name, category);
  return { style: { background: ground, color: letters }, 'data-initials': initials };
};

export interface BrandCoverProps {
  /** Name of the brand, from which the cover is drawn when there is no picture. */
  name: string;
  category: string;
  /** Address of an uploaded picture. */
  src?: string | null;
  /** The same picture in other formats and sizes. The browser uses the first that it supports. */
  sources?: readonly { type: string; srcSet: string }[];
  /** Displayed width, to choose among the sizes; the `sizes` attribute of an image. */
  sizes?: string;
  /** A few pixels of it as a data address, shown until it has loaded. */
  blur?: string | null;
  /** Alternative text. Empty by default, because next to the title of a card it would only repeat it. */
  alt?: string;
  /** Whether the picture is a drawing, not a photograph: it is marked as an illustration. */
  isIllustration?: boolean;
  /** True when it is visible at first: it is loaded at once, with high priority. */
  eager?: boolean;
  className?: string;
}

/**
 * A cover, cropped to 16:10. Without a picture, or when it fails to load, it shows the kolam of the brand. A drawing is marked. While
 * loading it shows the colour and initials of that drawing, so that the place is never empty.
 */
export function BrandCover({
  name,
  category,
  src,
  sources = [],
  sizes,
  blur,
  alt = '',
  isIllustration = false,
  eager = false,
  className,
}: BrandCoverProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  const isDrawn = !src || src === failedSrc;
  if (isDrawn) {
    const drawnAlt = alt === '' ? illustration : isIllustration ? alt : `${alt}, shown as an illustration`;
    return (
      <Frame className={className}>
        <DrawnCover name={name} category={category} title={drawnAlt} />
        {illustrationMark}
      </Frame>
    );
  }
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
        // It may have loaded before React attached its listeners; without a width it has failed.
        if (!element?.complete || !element.currentSrc) return;
        const { naturalWidth } = element;
        startTransition(() => (naturalWidth === 0 ? setFailedSrc(src) : setLoadedSrc(src)));
      }}
      onLoad={() => setLoadedSrc(src)}
      onError={() => setFailedSrc(src)}
    />
  );
  const isWaiting = src !== loadedSrc;
  return (
    <Frame className={className} {...(isWaiting ? placeholderOf(name, category, blur) : {})}>
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
      {isIllustration ? illustrationMark : null}
    </Frame>
  );
}

/** Cache of the latest covers, by their input. Drawing one takes 2 ms. */
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

function DrawnCover(input: Pick<CoverInput, 'name' | 'category' | 'title'>) {
  const key = JSON.stringify(input);
  const isRendered = useIsServerRendered(key);
  // The SVG is our own, and the name in it is escaped.
  const svg = isRendered ? '' : drawOnce(input, key);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG string made by coverSvg alone
  return <span dangerouslySetInnerHTML={{ __html: svg }} suppressHydrationWarning />;
}
