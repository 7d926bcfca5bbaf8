import { InquiryDraft, type PropertyDemand } from '@setu/contracts';
import { z } from 'zod';

/** Form values of an offer, with the ids of the demand and the brand. */
export interface OfferValues {
  toUserId: string;
  requirementId: string;
  /** Id of an own property; blank for none. */
  propertyId: string;
  subject: string;
  message: string;
  proposedCommission: string;
}

/** The schema of the call; a property that is not chosen is not sent. */
export const OfferForm = z.preprocess((values) => {
  const { propertyId, ...offer } = values as OfferValues;
  return propertyId === '' ? offer : { ...offer, propertyId };
}, InquiryDraft);

export const emptyOffer = ({ id, brandId }: Pick<PropertyDemand, 'id' | 'brandId'>): OfferValues => ({
  toUserId: brandId,
  requirementId: id,
  propertyId: '',
  subject: '',
  message: '',
  proposedCommission: '',
});
