import type { SmsTemplate } from '../../../platform/config/smsTemplates.ts';
import type { NoticeGroup } from './noticeGroups.ts';

/** What the shop tells, by the facts of its kind. */
export interface Kind<F> {
  readonly group: NoticeGroup;
  readonly tell: (facts: F) => { readonly title: string; readonly body: string };
  /**
   * For kinds that are also sent by SMS: which approved template (its code is configuration), and its parameters; null where its
   * text would not be true of the facts.
   */
  readonly sms?: {
    readonly template: SmsTemplate;
    readonly params: (facts: F) => Readonly<Record<string, string>> | null;
  };
}

export const kind = <F>(row: Kind<F>): Kind<F> => row;
