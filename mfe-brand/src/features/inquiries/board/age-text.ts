const day = 24 * 60 * 60 * 1_000;

/**
 * The age in whole days: `Today`, `1 day ago`, `12 days ago`.
 * @param now milliseconds since 1970
 */
export const ageText = (createdAt: string, now: number): string => {
  const days = Math.floor((now - Date.parse(createdAt)) / day);
  if (days < 1) return 'Today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
};
