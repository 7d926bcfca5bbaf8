import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { coverSvg } from '../kolam/cover';
import { token } from '../theme/tokens';

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${token.color.sunken};

  > img,
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
  /** What it shows. Empty by default: beside the title of a card it would only repeat it. */
  alt?: string;
  /** It is in the first screen: fetched at once and first. */
  eager?: boolean;
  className?: string;
}

/** A cover, cropped to 16:10. Without a picture, or when it fails to load, the kolam of the brand. */
export function BrandCover({ name, category, src, alt = '', eager = false, className }: BrandCoverProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isDrawn = !src || src === failedSrc;
  return (
    <Frame className={className}>
      {isDrawn ? (
        <DrawnCover name={name} category={category} alt={alt} />
      ) : (
        <img
          src={src}
          alt={alt}
          width={960}
          height={600}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          ref={(image) => {
            // It may have failed before React was there to hear it: a picture that is done and has no width.
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedSrc(src);
          }}
          onError={() => setFailedSrc(src)}
        />
      )}
    </Frame>
  );
}

function DrawnCover({ name, category, alt }: { name: string; category: string; alt: string }) {
  const svg = useMemo(() => coverSvg({ name, category, title: alt }), [name, category, alt]);
  // The drawing is our own; the name in it is escaped where it is written.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG string made by coverSvg alone
  return <span dangerouslySetInnerHTML={{ __html: svg }} />;
}
