import type { InquiryStatus, InquiryView } from '@setu/contracts';
import { IconButton } from '@setu/ui';
import { Menu, MenuItem, MenuLine } from '@setu/ui/menu';
import { ArrowRight, Ellipsis, X } from 'lucide-react';
import { mayDecline, stepsAfter, stepWords } from '../../inquiry/steps';

export interface InquiryMenuProps {
  inquiry: InquiryView;
  onStep: (status: InquiryStatus) => void;
}

/** The further steps of an inquiry. In progress has a button of its own beside this menu. */
export function InquiryMenu({ inquiry, onStep }: InquiryMenuProps) {
  const steps = stepsAfter(inquiry.status).filter((status) => status !== 'in_progress');
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
      {mayDecline(inquiry.status) ? (
        <>
          <MenuLine />
          <MenuItem icon={X} onSelect={() => onStep('declined')}>
            Decline
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
