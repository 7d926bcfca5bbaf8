import type { Picture } from '@setu/contracts';

/** Sides of drawn scenes, px. */
const sceneSides = { width: 960, height: 600 };

/** Creates the picture of a listing from a drawn scene. */
export const pictureOfScene = ({ path, alt }: { path: string; alt: string }): Picture => ({
  url: path,
  alt,
  ...sceneSides,
  blur: null,
});
