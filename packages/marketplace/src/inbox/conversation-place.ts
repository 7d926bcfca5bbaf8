import { createContext } from 'react';

/** Where a conversation is shown: over the page, or beside the list that it was chosen from. */
export type ConversationPlace = 'over' | 'beside';

export const ConversationPlaceContext = createContext<ConversationPlace>('over');
