import { toastError } from '@setu/mfe-kit';
import { Button, Icon, media } from '@setu/ui';
import { Check, Plus } from '@setu/ui/icons';
import styled from 'styled-components';
import { addCompared, type Compared, mostCompared, removeCompared, useCompared } from './compared';

const Toggle = styled(Button)`
  ${media.noScript} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** Chooses a franchise to be compared with others, or removes it. */
export function CompareToggle({ franchise }: { franchise: Compared }) {
  const isOn = useCompared().some(({ id }) => id === franchise.id);
  const handleClick = () => {
    if (isOn) return removeCompared(franchise.id);
    if (!addCompared(franchise))
      toastError(`You can compare up to ${mostCompared} franchises. Remove one first.`);
  };
  return (
    <Toggle
      variant="secondary"
      size="sm"
      aria-pressed={isOn}
      aria-label={`Compare ${franchise.title}`}
      onClick={handleClick}
    >
      <Icon of={isOn ? Check : Plus} size={16} />
      Compare
    </Toggle>
  );
}
