import type { ThemeConfig } from 'antd';

/** antd on the variables of design.md: controls 32, one corner of 2 px, no shadow at rest. */
export const theme: ThemeConfig = {
  cssVar: { key: 'console' },
  hashed: false,
  token: {
    colorPrimary: '#0f66e4',
    // antd's own is lighter than the rest state: white on it, and it on white, could not be read.
    colorPrimaryHover: '#0b56c4',
    colorPrimaryActive: '#0b56c4',
    colorLink: '#0f66e4',
    colorLinkHover: '#0b56c4',
    colorLinkActive: '#0b56c4',
    colorText: '#1d2129',
    colorTextSecondary: '#4a5260',
    colorTextTertiary: '#656d79',
    colorTextPlaceholder: '#656d79',
    colorBorder: '#c8cdd5',
    colorBorderSecondary: '#e4e7ec',
    colorBgLayout: '#f5f7fa',
    colorError: '#1d2129',
    borderRadius: 2,
    borderRadiusSM: 2,
    borderRadiusLG: 2,
    controlHeight: 32,
    fontFamily: 'var(--font)',
    fontSize: 14,
    boxShadow: '0 4px 16px rgb(29 33 41 / .08)',
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none' },
    Table: { headerBg: '#fafbfc', headerColor: '#656d79', cellPaddingBlockMD: 11, headerSplitColor: 'transparent' },
  },
};
