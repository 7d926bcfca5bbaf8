/** The request cannot be carried out. The message contains the reason and what to do. */
export class Refused extends Error {}
