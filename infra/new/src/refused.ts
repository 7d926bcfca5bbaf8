/** The request cannot be carried out. The message says why and what to do. */
export class Refused extends Error {}
