import { defineFrontend } from '@setu/mfe-kit/build';
import { neededPages } from './src/routing/needed-pages';

export default defineFrontend({ kind: 'shell', routes: [], needs: neededPages });
