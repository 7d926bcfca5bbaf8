/** What was asked for cannot be made; the message says why. */
export class Refused extends Error {}
