export { defineFrontend } from './frontend';
export { buildFrontendIn } from './frontend-folder';
export { buildOneBundle } from './one-bundle';
