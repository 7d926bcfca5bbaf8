import { type InquiryMessage, listInquiryMessages } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Messages a page of the call holds at most. */
const pageSize = 100;

/** All messages of an inquiry's thread, oldest first: the call gives them from the oldest on, and people read the newest. */
export const thread = (inquiryId: string) =>
  queryOptions({
    queryKey: [listInquiryMessages.path, inquiryId],
    queryFn: async ({ signal }) => {
      const messages: InquiryMessage[] = [];
      let cursor: string | null = null;
      do {
        const page: Page<InquiryMessage> = await api.callPage(
          listInquiryMessages,
          { id: inquiryId, limit: pageSize, cursor: cursor ?? undefined },
          { signal },
        );
        messages.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      return messages;
    },
  });
