import { defineFrontend } from '@setu/mfe-kit/build';
import { shellRoutes } from './src/routing/shell-routes';

export default defineFrontend({ kind: 'shell', routes: shellRoutes });
