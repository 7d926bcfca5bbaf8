import { lazyComponent } from '@setu/mfe-kit';
import { Opened } from '@setu/ui';
import type { WholePicturesProps } from './whole-pictures';

const { Component: WholePictures, preload: preloadPictures } = lazyComponent(
  () => import('./whole-pictures'),
  'WholePictures',
);

export { preloadPictures };

/** Pictures in full size, over the page. Lazy-loaded on first open. */
export function PictureDialog(props: WholePicturesProps) {
  return (
    <Opened>
      <WholePictures {...props} />
    </Opened>
  );
}
