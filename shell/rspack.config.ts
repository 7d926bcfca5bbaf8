import { defineFrontend } from '@setu/mfe-kit/build';

export default defineFrontend({ kind: 'shell' });
