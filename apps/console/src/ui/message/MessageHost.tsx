import { App } from 'antd';
import { useEffect } from 'react';
import { showMessagesOn } from '../../api/say.ts';

/** Lets code outside of components show messages. */
export function MessageHost() {
  const { message } = App.useApp();
  useEffect(() => showMessagesOn(message), [message]);
  return null;
}
