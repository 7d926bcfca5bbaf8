import type { PropertyListing } from '@setu/contracts';
import { useState } from 'react';
import { PictureDialog, preloadPictures } from './picture-dialog';
import { pictureText } from './picture-text';
import { Thumbnail, Thumbnails } from './thumbnail';

/** The pictures of a property as a row of thumbnails, each of which opens them in full size. Without any, nothing. */
export function PropertyPictures({ property }: { property: Pick<PropertyListing, 'title' | 'images'> }) {
  const { title, images } = property;
  const [whole, setWhole] = useState<number | null>(null);
  const drawn = { name: title, category: 'other' };
  if (images.length === 0) return null;
  return (
    <>
      <Thumbnails aria-label={`Pictures of ${title}`}>
        {images.map((src, n) => (
          <li key={src}>
            <Thumbnail
              src={src}
              drawn={drawn}
              label={`${pictureText(n, images.length, title)}, show in full size`}
              onClick={() => setWhole(n)}
              onNear={preloadPictures}
            />
          </li>
        ))}
      </Thumbnails>
      {whole === null ? null : (
        <PictureDialog
          images={images}
          title={title}
          drawn={drawn}
          start={whole}
          onClose={() => setWhole(null)}
        />
      )}
    </>
  );
}
