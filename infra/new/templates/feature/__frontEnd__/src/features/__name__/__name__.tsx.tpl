import { EmptyState } from '@setu/ui';

/** {{title}}, to be shown by a screen. */
export function {{Name}}() {
  return <EmptyState title="{{title}}">Nothing is here yet.</EmptyState>;
}
