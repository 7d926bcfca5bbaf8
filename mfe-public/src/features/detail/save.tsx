import { type CurrentUser, intentCookie } from '@setu/contracts';
import { isSaved, useSave } from '@setu/marketplace';
import { signIn, useDraft, useSession } from '@setu/mfe-kit';
import { Button, Icon } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect } from 'react';

/** Whether a wish left at `then` (ms since 1970, as text) is recent enough to be meant: as long as a sign-in may take. */
const isFresh = (then: string, now: number) => {
  const age = now - Number(then);
  return then !== '' && age >= 0 && age < intentCookie.maxAgeSeconds * 1000;
};

/** Room for the longer of its two labels. */
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

/** On or off for the one who is signed in; a wish from before the sign-in is carried out once. */
function SaveForUser({ id, wish, onWishDone }: SaveProps & { wish: string; onWishDone: () => void }) {
  const { data } = useQuery(isSaved(id));
  const { mutate, isPending, variables } = useSave(id);
  useEffect(() => {
    if (wish === '') return;
    onWishDone();
    if (isFresh(wish, Date.now())) mutate(true);
  }, [wish, onWishDone, mutate]);
  const isOn = isPending ? variables : (data ?? false);
  return <Look isOn={isOn} onClick={() => mutate(!isOn)} />;
}

/** Keeps a franchise in My Interests. Signed out it leads to sign in, and saves on the way back. */
export function Save({ id, ownerId }: SaveProps & { ownerId: CurrentUser['id'] }) {
  const session = useSession();
  const [wish, keepWish, forgetWish] = useDraft(`save:${id}`);
  if (session.state === 'loading') return <Look isOn={false} disabled />;
  if (session.state === 'signed-in')
    return session.user.id === ownerId ? null : <SaveForUser id={id} wish={wish} onWishDone={forgetWish} />;
  const handleClick = () => {
    keepWish(String(Date.now()));
    signIn();
  };
  return <Look isOn={false} onClick={handleClick} />;
}
