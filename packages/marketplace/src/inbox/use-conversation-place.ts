import { useState } from 'react';
import { useIsWide } from '../filter/use-is-wide';
import type { ConversationPlace } from './conversation-place';

/**
 * Where the open conversation is shown. It is decided when one opens and stays until it closes: a window that becomes wider or
 * narrower, such as a turned tablet, would otherwise close what is open in it.
 */
export const useConversationPlace = (isOpen: boolean): ConversationPlace => {
  const fitting: ConversationPlace = useIsWide() ? 'beside' : 'over';
  const [place, setPlace] = useState(fitting);
  if (!isOpen && place !== fitting) setPlace(fitting);
  return isOpen ? place : fitting;
};
