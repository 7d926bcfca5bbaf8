import type { ReplyBox } from '@setu/marketplace';
import { SavedRepliesButton } from '../features/saved-replies/saved-replies-button';

/** Tools of brands next to the reply box of a conversation. */
export const replyTools = (box: ReplyBox) => <SavedRepliesButton box={box} />;
