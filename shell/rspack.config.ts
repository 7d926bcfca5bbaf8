import { defineFrontend } from '@setu/mfe-kit/build';
import { neededPages, shellRoutes } from './src/routing/shell-routes';

export default defineFrontend({ kind: 'shell', routes: shellRoutes, needs: neededPages });
