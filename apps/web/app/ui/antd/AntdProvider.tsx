import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { antdTheme } from './antdTheme.ts';
import './chineseDates.ts';

interface AntdProviderProps {
  children: ReactNode;
}

export function AntdProvider({ children }: AntdProviderProps) {
  return (
    <ConfigProvider
      locale={zhCN}
      theme={antdTheme}
      // Buttons say 登录, not 登 录; our forms ask only for needed fields, so a mark on each would say nothing.
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      form={{ requiredMark: false }}
    >
      {children}
    </ConfigProvider>
  );
}
