import type { AssignmentView, InquiryView, PropertyRequirement } from '@setu/contracts';
import { Stack } from '@setu/ui';
import { isOfOffer } from '../features/offers/assignment-status';
import { AssignmentStrip } from '../features/offers/assignment-strip';
import { RequirementCard } from '../features/requirements/requirement-card';
import { useSetActive } from '../features/requirements/use-set-active';

interface RequirementItemProps {
  requirement: PropertyRequirement;
  /** The offers to it; undefined until they are loaded. */
  offers: readonly InquiryView[] | undefined;
  hasOffersFailed: boolean;
  /** The assignments given for it, open ones first. */
  assignments: readonly AssignmentView[];
  onMatches: () => void;
  onOffers: () => void;
  onEdit: () => void;
  onNear: () => void;
}

/** A requirement with the agents who work on it. */
export function RequirementItem({ assignments, offers, ...card }: RequirementItemProps) {
  const { setActive, isChanging } = useSetActive(card.requirement.id);
  return (
    <RequirementCard
      {...card}
      offerCount={offers?.length ?? null}
      hasOpenOffers={(offers ?? []).some(
        (offer) => offer.status === 'open' && !assignments.some(isOfOffer(offer)),
      )}
      isChanging={isChanging}
      onActive={setActive}
    >
      {assignments.length > 0 ? (
        <Stack as="ul" $gap={8} aria-label="Agents at work">
          {assignments.map((assignment) => (
            <li key={assignment.id}>
              <AssignmentStrip assignment={assignment} />
            </li>
          ))}
        </Stack>
      ) : null}
    </RequirementCard>
  );
}
