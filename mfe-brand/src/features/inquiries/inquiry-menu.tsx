import type { InquiryStatus, InquiryView } from '@setu/contracts';
import { nextStatuses, statusLabel } from '@setu/contracts';
import { IconButton } from '@setu/ui';
import { ArrowRight, Ellipsis, X } from '@setu/ui/icons';
import { Menu, MenuItem, MenuLine } from '@setu/ui/menu';

export interface InquiryMenuProps {
  inquiry: InquiryView;
  /** Whether In progress is also offered, because it has no separate button. */
  isWhole?: boolean;
  onStatus: (status: InquiryStatus) => void;
}

/** The next statuses of an inquiry that is not final. In a list, In progress has its own button next to this menu. */
export function InquiryMenu({ inquiry, isWhole = false, onStatus }: InquiryMenuProps) {
  const statuses = nextStatuses(inquiry.status, 'receiver').filter(
    (status) => (isWhole || status !== 'in_progress') && status !== 'declined',
  );
  return (
    <Menu
      align="start"
      trigger={<IconButton bordered name={`More steps for ${inquiry.subject}`} icon={Ellipsis} />}
    >
      {statuses.map((status) => (
        <MenuItem key={status} icon={ArrowRight} onSelect={() => onStatus(status)}>
          {statusLabel(status)}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem icon={X} onSelect={() => onStatus('declined')}>
        Decline
      </MenuItem>
    </Menu>
  );
}
