import { late } from '@setu/mfe-kit';
import { Suspense } from 'react';
import type { WholePicturesProps } from './whole-pictures';

const load = () => import('./whole-pictures');
const WholePictures = late(async () => (await load()).WholePictures);

/** Fetches the dialog's code ahead: when pointer or focus comes near a picture. */
export const preloadPictures = () => void load();

/** Pictures in full size, over the page. Its code comes when it opens. */
export function PictureDialog(props: WholePicturesProps) {
  return (
    <Suspense fallback={null}>
      <WholePictures {...props} />
    </Suspense>
  );
}
