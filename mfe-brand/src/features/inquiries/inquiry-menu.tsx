import type { InquiryStatus, InquiryView } from '@setu/contracts';
import { stepsAfter, stepWords } from '@setu/marketplace';
import { IconButton } from '@setu/ui';
import { Menu, MenuItem, MenuLine } from '@setu/ui/menu';
import { ArrowRight, Ellipsis, X } from 'lucide-react';

export interface InquiryMenuProps {
  inquiry: InquiryView;
  onStep: (status: InquiryStatus) => void;
}

/** The further steps of an inquiry that has not come to an end. In progress has a button of its own beside this menu. */
export function InquiryMenu({ inquiry, onStep }: InquiryMenuProps) {
  const steps = stepsAfter(inquiry.status).filter(
    (status) => status !== 'in_progress' && status !== 'declined',
  );
  return (
    <Menu
      align="start"
      trigger={<IconButton bordered name={`More steps for ${inquiry.subject}`} icon={Ellipsis} />}
    >
      {steps.map((status) => (
        <MenuItem key={status} icon={ArrowRight} onSelect={() => onStep(status)}>
          {stepWords(status)}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem icon={X} onSelect={() => onStep('declined')}>
        Decline
      </MenuItem>
    </Menu>
  );
}
