import { Button, Icon, toast } from '@setu/ui';
import { Menu, MenuItem } from '@setu/ui/menu';
import { Link as LinkIcon, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';

const copyLink = async (address: string) => {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Link copied', variant: 'success' });
  } catch (error) {
    // Not allowed here, or no clipboard without https: the address bar still has the link.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    toast({
      title: 'Link not copied',
      description: 'Copy it from the address bar.',
      variant: 'destructive',
    });
  }
};

/** Opens the device's own share sheet. @returns false when it has none or refuses */
const shareByDevice = async (title: string, url: string): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    if (error instanceof DOMException) return error.name === 'AbortError';
    throw error;
  }
};

/** Passes the page on: by the device's share sheet, else by a menu. */
export function Share({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  const handleOpen = async (wantsOpen: boolean) => {
    if (!wantsOpen) return setOpen(false);
    const address = location.origin + location.pathname;
    setOpen(!(await shareByDevice(title, address)));
  };
  return (
    <Menu
      open={isOpen}
      onOpenChange={(wantsOpen) => void handleOpen(wantsOpen)}
      trigger={
        <Button variant="secondary" size="sm">
          <Icon of={Share2} size={16} />
          Share
        </Button>
      }
    >
      {isOpen ? <Ways title={title} address={location.origin + location.pathname} /> : null}
    </Menu>
  );
}

function Ways({ title, address }: { title: string; address: string }) {
  const text = encodeURIComponent(`${title} ${address}`);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <>
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
    </>
  );
}
