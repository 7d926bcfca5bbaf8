import { Button, type ButtonProps, Icon } from '@setu/ui';
import { Share2 } from '@setu/ui/icons';

/** The button that passes the page on; the same whether its menu is there yet or not. */
export function ShareButton(props: ButtonProps) {
  return (
    <Button variant="secondary" size="sm" {...props}>
      <Icon of={Share2} size={16} />
      Share
    </Button>
  );
}
