export { defineFrontend } from './frontend';
export { buildOneBundle } from './one-bundle';
