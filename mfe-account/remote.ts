import { defineRemote } from '@setu/mfe-kit';

/** The settings of the signed-in person. */
export const remote = defineRemote({ name: 'mfe-account', routes: [] });
