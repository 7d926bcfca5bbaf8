import { createContext, type ReactNode, useContext } from 'react';

/** The reply input, for its tools. */
export interface ReplyBox {
  /** The typed text. */
  text: string;
  /** Appends a text to the typed text. @returns false when it would be too long */
  insert: (text: string) => boolean;
}

const Tools = createContext<((box: ReplyBox) => ReactNode) | null>(null);

/** Provides the tools that a front end shows beside the reply input of all conversations below it. */
export const ReplyToolsProvider = Tools.Provider;

export function ReplyTools({ box }: { box: ReplyBox }) {
  return useContext(Tools)?.(box) ?? null;
}
