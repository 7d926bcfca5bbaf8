import { feature } from '@setu/service-kit';
import { makeDrawMindmap } from './draw-mindmap';
import { mindmapRoutes } from './mindmap.routes';

/** The platform overview as a PDF. */
export const mindmap = feature({
  name: 'mindmap',
  build: () => {
    const { drawMindmap, stop } = makeDrawMindmap();
    return { routes: mindmapRoutes({ drawMindmap }), stop };
  },
});
