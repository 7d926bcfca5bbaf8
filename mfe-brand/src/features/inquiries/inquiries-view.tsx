import { Chip, Cluster } from '@setu/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Arrangement of the inquiries: newest first in a list, or by status on a board. */
type InquiriesView = 'list' | 'board';

const labels: Readonly<Record<InquiriesView, string>> = { list: 'List', board: 'Board' };
const views = ['list', 'board'] as const;

/** Name of the parameter in the address. */
const parameter = 'view';

/** The arrangement in an address; the list by default. */
export const viewIn = (search: URLSearchParams): InquiriesView =>
  search.get(parameter) === 'board' ? 'board' : 'list';

/** Switches between list and board; the choice is in the address. */
export function InquiriesViewChoice() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = viewIn(search);
  const choose = (choice: InquiriesView) => {
    const next = new URLSearchParams(search);
    next.delete(parameter);
    if (choice !== 'list') next.set(parameter, choice);
    void navigate({ search: next.toString() }, { replace: true });
  };
  return (
    <Cluster $gap={8} role="group" aria-label="Arrangement">
      {views.map((choice) => (
        <Chip key={choice} selected={choice === view} onClick={() => choose(choice)}>
          {labels[choice]}
        </Chip>
      ))}
    </Cluster>
  );
}
