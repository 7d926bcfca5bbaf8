import { lazyComponent, toastError } from '@setu/mfe-kit';
import { Opened } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { myFranchiseDrafts } from '../shared/franchise-drafts.queries';
import { myFranchises } from '../shared/franchises.queries';
import { myRequirements } from '../shared/requirements.queries';
import type { DashboardAddress } from './address';
import type { FormAddress } from './use-address';

/** How a form with steps is navigated. */
interface StepNavigation {
  linkToStep: (step: string) => { to: string; state: unknown };
  openStep: (step: string) => void;
}

const { Component: FranchiseDialog, preload: preloadFranchiseForm } = lazyComponent(
  () => import('../features/franchises/franchise-dialog'),
  'FranchiseDialog',
);
const { Component: RequirementDialog, preload: preloadRequirementForm } = lazyComponent(
  () => import('../features/requirements/requirement-dialog'),
  'RequirementDialog',
);

export { preloadFranchiseForm, preloadRequirementForm };

interface FormProps {
  /** Id of the item being edited or copied; null for an empty form. */
  id: string | null;
  onClose: () => void;
  onNotice: (notice: string | null) => void;
}

/** Shows a toast when the address names a listing that does not exist or belongs to another brand, and removes it from the address. */
const useMissing = (isMissing: boolean, words: string, onClose: () => void) => {
  useEffect(() => {
    if (!isMissing) return;
    toastError(words);
    onClose();
  }, [isMissing, words, onClose]);
};

interface FranchiseFormProps extends FormProps, StepNavigation {
  isCopy: boolean;
  step: string | null;
}

function FranchiseForm(props: FranchiseFormProps) {
  const { id, isCopy, step, linkToStep, openStep, onClose, onNotice } = props;
  const { data } = useQuery(myFranchises());
  const isEdit = id !== null && !isCopy;
  const { data: drafts, error } = useQuery({ ...myFranchiseDrafts(), enabled: isEdit });
  const areDraftsKnown = !isEdit || drafts !== undefined || error !== null;
  // The id in the address is that of a franchise, which may have a draft of a change, or of a draft.
  const draft = (isEdit && drafts?.find((one) => one.id === id || one.franchiseId === id)) || null;
  const franchise = data?.find((one) => one.id === (draft?.franchiseId ?? id)) ?? draft?.published ?? null;
  const isSought = id !== null && data !== undefined && franchise === null;
  useMissing(isSought && draft === null && areDraftsKnown, 'This franchise is not one of yours.', onClose);
  if (!areDraftsKnown || (id !== null && !franchise && !draft)) return null;
  return (
    <FranchiseDialog
      key={`${isCopy}:${id}`}
      step={step}
      linkToStep={linkToStep}
      onStep={openStep}
      franchise={isCopy ? null : franchise}
      copied={isCopy ? franchise : null}
      draft={draft}
      others={(data ?? []).filter((one) => isCopy || one.id !== franchise?.id)}
      onClose={onClose}
      onNotice={onNotice}
    />
  );
}

function RequirementForm({ id, onClose }: Omit<FormProps, 'onNotice'>) {
  const { data } = useQuery(myRequirements());
  const requirement = data?.find((one) => one.id === id) ?? null;
  useMissing(
    id !== null && data !== undefined && requirement === null,
    'This property requirement is not one of yours.',
    onClose,
  );
  if (id !== null && !requirement) return null;
  return <RequirementDialog requirement={requirement} onClose={onClose} />;
}

interface FormsProps extends StepNavigation {
  address: DashboardAddress;
  onClose: (form: FormAddress) => void;
  onNotice: (notice: string | null) => void;
}

/** The form that the address names, over the dashboard: creating an item, or editing one of the tab's list. */
export function Forms({ address, linkToStep, openStep, onClose, onNotice }: FormsProps) {
  const { tab, create, edit, step } = address;
  const isFranchise = create === 'franchise' || (create === null && edit !== null && tab === 'franchises');
  const isRequirement =
    create === 'requirement' || (create === null && edit !== null && tab === 'requirements');
  const isCopy = create === 'franchise' && edit !== null;
  const id = create && !isCopy ? null : edit;
  const close = useCallback(() => onClose({ create, edit }), [onClose, create, edit]);
  return (
    <Opened>
      {isFranchise ? (
        <FranchiseForm
          id={id}
          isCopy={isCopy}
          step={step}
          linkToStep={linkToStep}
          openStep={openStep}
          onClose={close}
          onNotice={onNotice}
        />
      ) : null}
      {isRequirement ? <RequirementForm id={id} onClose={close} /> : null}
    </Opened>
  );
}
