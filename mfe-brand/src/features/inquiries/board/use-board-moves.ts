import { type InquiryStatus, type InquiryView, nextStatuses } from '@setu/contracts';
import { useState } from 'react';

/** A dragged card, and the function that moves it. */
interface DraggedCard {
  inquiry: InquiryView;
  moveTo: (status: InquiryStatus) => void;
}

export interface BoardMoves {
  /** Whether the dragged card may be dropped on a column; null when none is dragged. */
  accepts: (status: InquiryStatus) => boolean | null;
  start: (card: DraggedCard) => void;
  end: () => void;
  drop: (status: InquiryStatus) => void;
  /** The card that was moved last: it gets the focus in its new column. */
  movedId: string | null;
  setMoved: (inquiryId: string) => void;
}

/** The card that is being dragged over the board, and the card that was moved last. */
export const useBoardMoves = (): BoardMoves => {
  const [dragged, setDragged] = useState<DraggedCard | null>(null);
  const [movedId, setMoved] = useState<string | null>(null);
  const accepts = (status: InquiryStatus) =>
    dragged && nextStatuses(dragged.inquiry.status, 'receiver').includes(status);
  return {
    accepts,
    start: setDragged,
    end: () => setDragged(null),
    drop: (status) => {
      setDragged(null);
      if (accepts(status)) dragged?.moveTo(status);
    },
    movedId,
    setMoved,
  };
};
