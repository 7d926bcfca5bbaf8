import { userMessageOf } from '@setu/mfe-kit';
import { Text } from '@setu/ui';
import { isGone, type Saving } from './draft-saver';

const timeFormat = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const failureText = (error: unknown): string => {
  if (isGone(error))
    return 'This draft was published or deleted in another window. What is written here becomes a new draft when you leave this step.';
  const reason = userMessageOf(error);
  return reason === null
    ? 'Not saved: the connection failed. What you typed is in this tab, and we save it again with the next step.'
    : `Not saved: ${reason}`;
};

const textOf = (saving: Saving, isChange: boolean): string => {
  switch (saving.state) {
    case 'saving':
      return 'Saving the draft...';
    case 'saved':
      return `Draft saved at ${timeFormat.format(new Date(saving.at))}.`;
    case 'failed':
      return failureText(saving.error);
    case 'unchanged':
      return isChange
        ? 'Each step is saved as a draft. Investors see your changes after “Save Changes”.'
        : 'Each step is saved as a draft, which only you can see.';
  }
};

interface SaveStateProps {
  saving: Saving;
  /** Whether a published franchise is changed. */
  isChange: boolean;
  isPublishing: boolean;
}

/** Says whether the draft is saved. */
export function SaveState({ saving, isChange, isPublishing }: SaveStateProps) {
  return (
    <Text role="status" $size={14} $tone={saving.state === 'failed' ? 'danger' : 'muted'}>
      {isPublishing ? 'Publishing...' : textOf(saving, isChange)}
    </Text>
  );
}
