/** Removes the mark of a page that the server rendered: from now on its screen answers to clicks and keys. */
export const markHydrated = (): void => document.getElementById('root')?.removeAttribute('data-rendered');
