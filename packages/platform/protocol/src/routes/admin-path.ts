import { matchPath } from './match-route';

/** Address of the administrators' dashboard. The remote that has this route is the administration. */
export const adminPath = '/admin';

/** Whether the address of a page is that of the administrators' dashboard, or below it. @param path as in the address, percent-encoded */
export const isAdminPath = (path: string): boolean => matchPath(`${adminPath}/*`, path) !== null;
