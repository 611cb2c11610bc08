import type { MessageInstance } from 'antd/es/message/interface';

let shown: MessageInstance | null = null;

/** Gives `say` the message list of the page that is shown. */
export function showMessagesOn(messages: MessageInstance): void {
  shown = messages;
}

/** Short words at the top of the page, also from code that is no component. */
export const say = {
  failure: (text: string) => void shown?.error(text),
  done: (text: string) => void shown?.success(text),
};
