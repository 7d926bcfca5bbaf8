import { defineFrontend } from '@setu/mfe-kit/build';

export default defineFrontend({ kind: 'remote', name: 'mfe-account' });
