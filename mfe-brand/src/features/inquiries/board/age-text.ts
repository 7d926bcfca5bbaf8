const day = 24 * 60 * 60 * 1_000;

/** How old something is, in whole days: `Today`, `1 day ago`, `12 days ago`. */
export const ageText = (createdAt: string, now: Date): string => {
  const days = Math.floor((now.getTime() - Date.parse(createdAt)) / day);
  if (days < 1) return 'Today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
};
