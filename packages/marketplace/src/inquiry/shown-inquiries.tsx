import { Chip, Cluster } from '@setu/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Which inquiries a list shows: all, unread inquiries, or those without a first answer. */
export type ShownInquiries = 'all' | 'unread' | 'unanswered';

const labels: Readonly<Record<ShownInquiries, string>> = {
  all: 'All',
  unread: 'Unread',
  unanswered: 'Not answered',
};

/** Name of the parameter in the address. */
const parameter = 'show';

/** The choice in an address; `all` when it contains none of these choices. */
export const shownIn = (search: URLSearchParams, choices: readonly ShownInquiries[]): ShownInquiries =>
  choices.find((one) => one === search.get(parameter)) ?? 'all';

/** The same for the current address. */
export const useShownInquiries = (choices: readonly ShownInquiries[]): ShownInquiries =>
  shownIn(useSearchParams()[0], choices);

/** Chooses which inquiries a list shows; the choice is in the address. */
export function ShownInquiriesChoice({ choices }: { choices: readonly ShownInquiries[] }) {
  const shown = useShownInquiries(choices);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const choose = (choice: ShownInquiries) => {
    const next = new URLSearchParams(search);
    next.delete(parameter);
    if (choice !== 'all') next.set(parameter, choice);
    void navigate({ search: next.toString() }, { replace: true });
  };
  return (
    <Cluster $gap={8} role="group" aria-label="Shown inquiries">
      {choices.map((choice) => (
        <Chip key={choice} selected={choice === shown} onClick={() => choose(choice)}>
          {labels[choice]}
        </Chip>
      ))}
    </Cluster>
  );
}

/** The filter of the call for a choice. */
export const shownFilter = (shown: ShownInquiries): { unread?: 'true'; status?: 'open' } => {
  if (shown === 'unread') return { unread: 'true' };
  return shown === 'unanswered' ? { status: 'open' } : {};
};
