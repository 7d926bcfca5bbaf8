import type { CurrentUser } from '@setu/contracts';
import { isSaved, useSave } from '@setu/marketplace';
import { useSession } from '@setu/mfe-kit';
import { Button, Icon } from '@setu/ui';
import { Bookmark, BookmarkCheck } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAfterSignIn, useSignInFor } from '../../shared/after-sign-in';

/** Wide enough for the longer of its two labels. */
const labelRoom = { minWidth: '6rem' };

interface LookProps {
  isOn: boolean;
  busy?: boolean;
  disabled?: boolean;
  onClick?: () => void;
}

function Look({ isOn, ...rest }: LookProps) {
  return (
    <Button variant="secondary" size="sm" aria-pressed={isOn} style={labelRoom} {...rest}>
      <Icon of={isOn ? BookmarkCheck : Bookmark} size={16} />
      {isOn ? 'Saved' : 'Save'}
    </Button>
  );
}

interface SaveProps {
  id: string;
}

const actionOf = (id: string) => `save:${id}`;

/** Saves or removes for a signed-in user. A save that was requested before the login is carried out once. */
function SaveForUser({ id }: SaveProps) {
  const { data } = useQuery(isSaved(id));
  const { mutate, isPending, variables } = useSave(id);
  useAfterSignIn(
    actionOf(id),
    useCallback(() => mutate(true), [mutate]),
  );
  const isOn = isPending ? variables : (data ?? false);
  return <Look isOn={isOn} onClick={() => mutate(!isOn)} />;
}

/** Saves a franchise to My Interests. Signed out, it opens the sign-in, and saves afterwards. */
export function SaveButton({ id, ownerId }: SaveProps & { ownerId: CurrentUser['id'] }) {
  const session = useSession();
  const signInFirst = useSignInFor(actionOf(id));
  if (session.state === 'loading') return <Look isOn={false} disabled />;
  if (session.state === 'signed-in') return session.user.id === ownerId ? null : <SaveForUser id={id} />;
  return <Look isOn={false} onClick={signInFirst} />;
}
