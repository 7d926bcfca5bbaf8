import { toastError, toastSuccess } from '@setu/mfe-kit';
import { Icon } from '@setu/ui';
import { Link as LinkIcon, Mail, MessageCircle } from '@setu/ui/icons';
import { Menu, MenuItem } from '@setu/ui/menu';
import { useState } from 'react';
import { ShareButton } from './share-button';

const copyLink = async (address: string) => {
  try {
    await navigator.clipboard.writeText(address);
    toastSuccess({ title: 'Link copied' });
  } catch (error) {
    // Not allowed here, or no clipboard without https: the link can still be copied from the address bar.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    toastError({ title: 'Link not copied', description: 'Copy it from the address bar.' });
  }
};

interface ShareMenuProps {
  title: string;
  /** The full address of the page. */
  address: string;
}

/** A menu to share the page, for devices without a share sheet; initially open. */
export function ShareMenu({ title, address }: ShareMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const text = encodeURIComponent(`${title} ${address}`);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <Menu open={isOpen} onOpenChange={setOpen} trigger={<ShareButton />}>
      <MenuItem icon={LinkIcon} onSelect={() => void copyLink(address)}>
        Copy link
      </MenuItem>
      <MenuItem asChild>
        <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer">
          <Icon of={MessageCircle} />
          WhatsApp
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={mail}>
          <Icon of={Mail} />
          Email
        </a>
      </MenuItem>
    </Menu>
  );
}
