import type { ReplyBox } from '@setu/marketplace';
import { SavedRepliesButton } from '../features/saved-replies/saved-replies-button';

/** What a brand has beside the reply box of its conversations. */
export const replyTools = (box: ReplyBox) => <SavedRepliesButton box={box} />;
