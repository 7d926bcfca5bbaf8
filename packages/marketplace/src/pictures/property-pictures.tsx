import { useState } from 'react';
import { PictureDialog, preloadPictures } from './picture-dialog';
import { describedPicture } from './picture-text';
import { type ListedPictures, shownPictures } from './shown-picture';
import { Thumbnail, Thumbnails } from './thumbnail';

/** The pictures of a property as thumbnails that open the full size. Renders nothing without pictures. */
export function PropertyPictures({ property }: { property: ListedPictures & { title: string } }) {
  const { title, images, pictures } = property;
  const [whole, setWhole] = useState<number | null>(null);
  const drawn = { name: title, category: 'other' };
  if (images.length === 0) return null;
  return (
    <>
      <Thumbnails aria-label={`Pictures of ${title}`}>
        {shownPictures(property).map((picture, n) => (
          <li key={picture.src}>
            <Thumbnail
              picture={picture}
              drawn={drawn}
              label={`${describedPicture(picture.alt, n, images.length, title)}, show in full size`}
              onClick={() => setWhole(n)}
              onNear={preloadPictures}
            />
          </li>
        ))}
      </Thumbnails>
      {whole === null ? null : (
        <PictureDialog
          images={images}
          pictures={pictures}
          title={title}
          drawn={drawn}
          start={whole}
          onClose={() => setWhole(null)}
        />
      )}
    </>
  );
}
