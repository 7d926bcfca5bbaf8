export { defineFrontend } from './frontend';
