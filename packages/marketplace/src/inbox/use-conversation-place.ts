import { useState } from 'react';
import { useIsWide } from '../filter/use-is-wide';
import type { ConversationPlace } from './conversation-place';

/**
 * Where the open conversation is shown. It is set when the conversation opens and does not change until it closes. Otherwise
 * resizing the window, for example rotating a tablet, would close open elements in it.
 */
export const useConversationPlace = (isOpen: boolean): ConversationPlace => {
  const fitting: ConversationPlace = useIsWide() ? 'beside' : 'over';
  const [place, setPlace] = useState(fitting);
  if (!isOpen && place !== fitting) setPlace(fitting);
  return isOpen ? place : fitting;
};
