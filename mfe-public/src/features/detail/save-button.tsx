import type { CurrentUser } from '@setu/contracts';
import { isSaved, useSave } from '@setu/marketplace';
import { signIn, useDraft, useSession } from '@setu/mfe-kit';
import { intentCookie } from '@setu/protocol';
import { Button, Icon } from '@setu/ui';
import { Bookmark, BookmarkCheck } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Whether a save requested at `then` (ms since 1970, as text) is recent enough to carry out: a login may take this long. */
const isFresh = (then: string, now: number) => {
  const age = now - Number(then);
  return then !== '' && age >= 0 && age < intentCookie.maxAgeSeconds * 1000;
};

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

/** Saves or removes for a signed-in user. A save that was requested before the login is carried out once. */
function SaveForUser({ id, pendingSave, onSaved }: SaveProps & { pendingSave: string; onSaved: () => void }) {
  const { data } = useQuery(isSaved(id));
  const { mutate, isPending, variables } = useSave(id);
  useEffect(() => {
    if (pendingSave === '') return;
    onSaved();
    if (isFresh(pendingSave, Date.now())) mutate(true);
  }, [pendingSave, onSaved, mutate]);
  const isOn = isPending ? variables : (data ?? false);
  return <Look isOn={isOn} onClick={() => mutate(!isOn)} />;
}

/** Saves a franchise to My Interests. Signed out, it opens the sign-in, and saves afterwards. */
export function SaveButton({ id, ownerId }: SaveProps & { ownerId: CurrentUser['id'] }) {
  const session = useSession();
  const [pendingSave, setPendingSave, clearPendingSave] = useDraft(`save:${id}`);
  if (session.state === 'loading') return <Look isOn={false} disabled />;
  if (session.state === 'signed-in')
    return session.user.id === ownerId ? null : (
      <SaveForUser id={id} pendingSave={pendingSave} onSaved={clearPendingSave} />
    );
  const handleClick = () => {
    setPendingSave(String(Date.now()));
    signIn();
  };
  return <Look isOn={false} onClick={handleClick} />;
}
