const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Short name of a time zone, by default that of this machine: `IST`. */
export const zoneName = (timeZone = zone()): string =>
  new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Formats a moment in local time: `21 Nov 2026 14:05`. */
export const moment = (iso: string, timeZone = zone()): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(new Date(iso))
    .replace(',', '');
