import { BrandCover, IconButton, token, VisuallyHidden } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { ZoomIn, ZoomOut } from '@setu/ui/icons';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { describedPicture, type Pictures } from './picture-text';
import { shownPictures } from './shown-picture';
import { Stage, Steps, Strip } from './strip';
import { useStrip } from './use-strip';
import { ZoomFrame } from './zoom-frame';

/** Uncropped, with the size of its frame. */
const Whole = styled(BrandCover)`
  aspect-ratio: auto;
  height: 100%;

  /* More specific than the cover's rule that crops its picture. */
  && img {
    object-fit: contain;
  }
`;

const ZoomButton = styled(IconButton)`
  position: absolute;
  top: ${token.space[12]};
  right: ${token.space[12]};
  border-radius: ${token.radius.round};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.float};
`;

export interface WholePicturesProps extends Pictures {
  /** Index of the first picture to show, from 0. */
  start: number;
  /** Called with the index of the last shown picture. */
  onClose: (index: number) => void;
}

/**
 * Pictures in full size over the page. Arrow keys change the picture, wherever the focus is in the dialog. Plus and minus zoom; arrow
 * keys then move the enlarged picture.
 */
export function WholePictures({ images, pictures, title, drawn, start, onClose }: WholePicturesProps) {
  const count = images.length;
  const shown = shownPictures({ images, pictures });
  const { index, goTo, handleArrow, strip } = useStrip(count, start);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const isZoomed = zoomed === index;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === '+' || event.key === '=') setZoomed(index);
      else if (event.key === '-' || event.key === '0') setZoomed(null);
      else if (!isZoomed) handleArrow(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  return (
    <Dialog open onOpenChange={() => onClose(index)} width={1120} title={title}>
      <Stage>
        {/* Scrollable areas must be reachable by keyboard. */}
        <Strip {...strip} tabIndex={count > 1 ? 0 : undefined}>
          {shown.map(({ alt, ...picture }, n) => (
            <li key={picture.src}>
              <ZoomFrame
                isZoomed={isZoomed && n === index}
                onToggle={() => setZoomed(isZoomed ? null : index)}
              >
                <Whole
                  {...drawn}
                  {...picture}
                  sizes={isZoomed && n === index ? '250vw' : 'min(100vw, 1120px)'}
                  alt={describedPicture(alt, n, count, title)}
                  eager={n === start}
                />
              </ZoomFrame>
            </li>
          ))}
        </Strip>
        {isZoomed ? null : <Steps index={index} count={count} onGo={goTo} />}
        <ZoomButton
          name={isZoomed ? 'Show the whole picture' : 'Enlarge the picture'}
          icon={isZoomed ? ZoomOut : ZoomIn}
          onClick={() => setZoomed(isZoomed ? null : index)}
        />
      </Stage>
      <VisuallyHidden role="status">
        {describedPicture(shown[index]?.alt ?? '', index, count, title)}
      </VisuallyHidden>
    </Dialog>
  );
}
