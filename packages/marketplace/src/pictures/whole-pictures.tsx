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

/** Not cropped, as large as its frame. */
const Whole = styled(BrandCover)`
  aspect-ratio: auto;
  height: 100%;

  /* A cover crops its picture by a more specific rule. */
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
  /** The picture shown first, from 0. */
  start: number;
  /** Called with the picture that was shown last. */
  onClose: (index: number) => void;
}

/**
 * Pictures in full size over the page. Arrow keys lead through them, wherever in the dialog the focus is; plus and minus enlarge one,
 * which the arrow keys then move.
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
        {/* What scrolls is to be reached by the keyboard. */}
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
