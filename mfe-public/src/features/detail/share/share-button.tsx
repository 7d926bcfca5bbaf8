import { Button, type ButtonProps, Icon } from '@setu/ui';
import { Share2 } from '@setu/ui/icons';

/** The button that shares the page; also the placeholder while its menu loads. */
export function ShareButton(props: ButtonProps) {
  return (
    <Button variant="secondary" size="sm" {...props}>
      <Icon of={Share2} size={16} />
      Share
    </Button>
  );
}
