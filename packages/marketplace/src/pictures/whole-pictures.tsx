import { BrandCover, token, VisuallyHidden } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { useEffect } from 'react';
import styled from 'styled-components';
import { describedPicture, type Pictures } from './picture-text';
import { shownPictures } from './shown-picture';
import { Stage, Steps, Strip } from './strip';
import { useStrip } from './use-strip';

/** Not cropped, as large as the window lets it be. */
const Whole = styled(BrandCover)`
  aspect-ratio: auto;
  height: min(72dvh, 720px);
  border-radius: ${token.radius.control};

  img {
    object-fit: contain;
  }
`;

export interface WholePicturesProps extends Pictures {
  /** The picture shown first, from 0. */
  start: number;
  /** Called with the picture that was shown last. */
  onClose: (index: number) => void;
}

/** Pictures in full size over the page. Arrow keys lead through them, wherever in the dialog the focus is. */
export function WholePictures({ images, pictures, title, drawn, start, onClose }: WholePicturesProps) {
  const count = images.length;
  const shown = shownPictures({ images, pictures });
  const { index, goTo, handleArrow, strip } = useStrip(count, start);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void handleArrow(event);
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
              <Whole
                {...drawn}
                {...picture}
                sizes="min(100vw, 1120px)"
                alt={describedPicture(alt, n, count, title)}
                eager={n === start}
              />
            </li>
          ))}
        </Strip>
        <Steps index={index} count={count} onGo={goTo} />
      </Stage>
      <VisuallyHidden role="status">
        {describedPicture(shown[index]?.alt ?? '', index, count, title)}
      </VisuallyHidden>
    </Dialog>
  );
}
