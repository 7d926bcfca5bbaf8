import { BrandCover, token, VisuallyHidden } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { useEffect } from 'react';
import styled from 'styled-components';
import { type Pictures, pictureText } from './picture-text';
import { Stage, Steps, Strip } from './strip';
import { useStrip } from './use-strip';

/** Not cropped, as large as the window lets it be. */
const Whole = styled(BrandCover)`
  aspect-ratio: auto;
  height: min(72dvh, 720px);
  border-radius: ${token.radius.control};

  > img {
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
export function WholePictures({ images, title, drawn, start, onClose }: WholePicturesProps) {
  const count = images.length;
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
          {images.map((src, n) => (
            <li key={src}>
              <Whole {...drawn} src={src} alt={pictureText(n, count, title)} eager={n === start} />
            </li>
          ))}
        </Strip>
        <Steps index={index} count={count} onGo={goTo} />
      </Stage>
      <VisuallyHidden role="status">{pictureText(index, count, title)}</VisuallyHidden>
    </Dialog>
  );
}
