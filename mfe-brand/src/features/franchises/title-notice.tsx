import { SameTitles } from '@setu/marketplace';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import type { FranchiseValues } from './franchise-form';

interface TitleNoticeProps {
  control: Control<FranchiseValues>;
  /** Id of the franchise or draft being edited. */
  except?: string | undefined;
}

/** Says that the brand already has a franchise or draft with the typed title. */
export function TitleNotice({ control, except }: TitleNoticeProps) {
  const title = useWatch({ control, name: 'title' });
  const { defaultValues } = useFormState({ control });
  return (
    <SameTitles
      kind="franchise"
      title={title}
      except={except}
      initial={{ title: defaultValues?.title ?? '' }}
    />
  );
}
