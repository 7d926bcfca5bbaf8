import { BrandCover, Stack, token, VisuallyHidden } from '@setu/ui';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { PictureDialog, preloadPictures } from './picture-dialog';
import { describedPicture, type Pictures } from './picture-text';
import { shownIllustration, shownPictures } from './shown-picture';
import { Stage, Steps, Strip } from './strip';
import { Thumbnail, Thumbnails } from './thumbnail';
import { useStrip } from './use-strip';

const Frame = styled(Stage)`
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${token.radius.card};

  /* The focus ring is inside the picture, because its edges are cut. */
  li > button:focus-visible {
    outline-offset: -4px;
  }

  @media print {
    width: 60%;
  }
`;

const Enlarge = styled.button`
  position: relative;
  display: block;
  width: 100%;
  cursor: zoom-in;
`;

/**
 * All pictures of a listing: one large, the others as thumbnails below it; a press shows them in full size. Without
 * pictures it shows the illustration. Its size does not change while loading.
 */
export function Gallery({ images, pictures, illustration, title, drawn }: Pictures) {
  const shown = shownPictures({ images, pictures });
  const count = images.length;
  const { index, goTo, handleArrow, strip } = useStrip(Math.max(count, 1));
  const [isWhole, setWhole] = useState(false);
  if (count === 0)
    return (
      <Frame as="section" aria-label={`Pictures of ${title}`}>
        <BrandCover {...drawn} {...(illustration ? shownIllustration(illustration) : {})} eager />
      </Frame>
    );

  // The focus follows the picture, so that Enter enlarges the visible one.
  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const list = event.currentTarget;
    const next = handleArrow(event);
    if (next !== null) list.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  };
  const close = (last: number) => {
    setWhole(false);
    goTo(last);
  };
  return (
    <Stack as="section" $gap={12} aria-label={`Pictures of ${title}`}>
      <Frame>
        <Strip {...strip} onKeyDown={handleKeyDown}>
          {shown.map(({ alt, ...picture }, n) => (
            <li key={picture.src}>
              <Enlarge
                type="button"
                tabIndex={n === index ? 0 : -1}
                onClick={() => setWhole(true)}
                onPointerEnter={preloadPictures}
                onFocus={preloadPictures}
              >
                <BrandCover
                  {...drawn}
                  {...picture}
                  sizes="(min-width: 1280px) 780px, 100vw"
                  alt={describedPicture(alt, n, count, title)}
                  eager={n === 0}
                />
                <VisuallyHidden>, show in full size</VisuallyHidden>
              </Enlarge>
            </li>
          ))}
        </Strip>
        <Steps index={index} count={count} onGo={goTo} />
      </Frame>
      {count > 1 ? (
        <Thumbnails data-screen-only="">
          {shown.map((picture, n) => (
            <li key={picture.src}>
              <Thumbnail
                picture={picture}
                drawn={drawn}
                label={`Show picture ${n + 1} of ${count}`}
                isCurrent={n === index}
                onClick={() => goTo(n)}
              />
            </li>
          ))}
        </Thumbnails>
      ) : null}
      <VisuallyHidden role="status">{count > 1 ? `Picture ${index + 1} of ${count}` : null}</VisuallyHidden>
      {isWhole ? (
        <PictureDialog
          images={images}
          pictures={pictures}
          title={title}
          drawn={drawn}
          start={index}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}
