import { join } from 'node:path';

/** Files that the service reads while it runs; one folder up from this file, and from the bundle that holds it. */
export const assetsFolder = (): string => join(__dirname, '../assets');
