import '@jiwu/brand/tokens.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { queryClient } from './api/queryClient.ts';
import { router } from './shell/router.tsx';
import { MessageHost } from './ui/message/MessageHost.tsx';
import { theme } from './ui/theme.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <ConfigProvider theme={theme} locale={zhCN} wave={{ disabled: true }} button={{ autoInsertSpace: false }}>
      <App>
        <MessageHost />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  </StrictMode>,
);
