import { z } from 'zod';

/**
 * How soon a brand usually sends its first answer to an inquiry about its franchises: within an hour, within a day (24 hours), within three
 * days (72 hours). The inquiry service measures it and defines the rule.
 */
export const ReplyTime = z.enum(['hour', 'day', 'three_days']);
export type ReplyTime = z.output<typeof ReplyTime>;
