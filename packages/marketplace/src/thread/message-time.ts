const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/** When a message was written, by the clock of India: `21 Nov 2026, 3:45 pm`. */
export const messageTime = (instant: string): string => dayAndTime.format(new Date(instant));
