const storageKey = (key: string) => `scroll:${key}`;

/** Remembers a position, px from the top, for an entry of the history. */
export const rememberScroll = (key: string, top: number): void =>
  sessionStorage.setItem(storageKey(key), String(Math.round(top)));

/** The remembered position, px; null when there is none. */
export const rememberedScroll = (key: string): number | null => {
  const text = sessionStorage.getItem(storageKey(key));
  return text === null ? null : Number(text);
};
