import { budgetText, experienceText, startTimeText } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { InquiryModel } from '../inquiry.model';
import type { PostResult, PostWebhook } from './post-webhook';
import { signatureHeaders } from './signature';
import type { DeliveryModel, WebhookModel } from './webhook.model';

export interface SendDeliveryDeps extends Pick<ServiceDeps, 'db' | 'clock'> {
  post: PostWebhook;
}

/** A code with the text that people read, such as a budget; null when it is not disclosed. */
const coded = (code: string | null, textOf: (code: string) => string) =>
  code === null ? null : { code, text: textOf(code) };

/** What a CRM gets of an inquiry; docs/webhooks.md describes it. A field that a later release adds does not change the others. */
const inquiryOf = (inquiry: InquiryModel) => ({
  id: inquiry.id,
  status: inquiry.status,
  subject: inquiry.subject,
  message: inquiry.message,
  name: inquiry.fromName ?? null,
  phone: inquiry.phoneNumber
    ? {
        number: inquiry.phoneNumber,
        onWhatsApp: inquiry.phoneOnWhatsApp,
        isConfirmed: Boolean(inquiry.phoneConfirmedAt),
      }
    : null,
  budget: coded(inquiry.budget, budgetText),
  city: inquiry.city,
  start: coded(inquiry.startTime, startTimeText),
  experience: coded(inquiry.experience, experienceText),
  isBelowLowestBudget: inquiry.isBelowBudget,
  franchise: { id: inquiry.franchiseId, title: inquiry.franchiseTitle ?? null },
  createdAt: inquiry.createdAt.toISOString(),
  updatedAt: inquiry.updatedAt.toISOString(),
});

/** Signs a delivery with the current state of its inquiry and posts it. */
export const makeSendDelivery =
  ({ db, clock, post }: SendDeliveryDeps) =>
  async (
    { url, secret }: Pick<WebhookModel, 'url' | 'secret'>,
    { id, type, inquiryId, createdAt }: Pick<DeliveryModel, 'id' | 'type' | 'inquiryId' | 'createdAt'>,
  ): Promise<PostResult> => {
    const inquiry = inquiryId
      ? await InquiryModel.query(db).modify('withNames').findById(inquiryId).throwIfNotFound()
      : null;
    const body = JSON.stringify({
      type,
      timestamp: createdAt.toISOString(),
      data: inquiry ? { inquiry: inquiryOf(inquiry) } : {},
    });
    return post(url, { headers: signatureHeaders(secret, { id, at: clock.now(), body }), body });
  };
export type SendDelivery = ReturnType<typeof makeSendDelivery>;
