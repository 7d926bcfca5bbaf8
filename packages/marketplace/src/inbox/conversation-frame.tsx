import { Sheet, type SheetProps } from '@setu/ui/dialog';
import { useContext } from 'react';
import { ConversationPane } from './conversation-pane';
import { ConversationPlaceContext } from './conversation-place';

type ConversationFrameProps = Pick<SheetProps, 'title' | 'description' | 'footer' | 'children'> & {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The container of a conversation: a pane beside its list on a wide screen, otherwise a sheet over the page. */
export function ConversationFrame({ open, onOpenChange, ...words }: ConversationFrameProps) {
  const place = useContext(ConversationPlaceContext);
  if (place === 'over') return <Sheet side="edge" {...words} open={open} onOpenChange={onOpenChange} />;
  return open ? <ConversationPane {...words} onClose={() => onOpenChange(false)} /> : null;
}
