import { bundle } from './bundle';

// Bundles the gallery into the given folder, for a static host: `tsx gallery/build.ts <folder>`.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the page: tsx gallery/build.ts <folder>');
await bundle(folder);
