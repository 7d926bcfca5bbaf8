import { createContext, type ReactNode, useContext } from 'react';

/** The reply box, as its tools see it. */
export interface ReplyBox {
  /** What is typed so far. */
  text: string;
  /** Adds a text behind what is typed, which stays. @returns false when there is no room for it */
  insert: (text: string) => boolean;
}

const Tools = createContext<((box: ReplyBox) => ReactNode) | null>(null);

/** What a front end shows beside the reply box of every conversation below. */
export const ReplyToolsProvider = Tools.Provider;

export function ReplyTools({ box }: { box: ReplyBox }) {
  return useContext(Tools)?.(box) ?? null;
}
