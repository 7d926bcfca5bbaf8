import { plainPage } from '../plain-page';

/** Shown while there is no shell to show anything with. */
export const noShellPage = plainPage('We are putting the site in place. It will be here in a moment.');
